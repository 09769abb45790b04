import type { WritingStyleResourceHandler } from "../../generated/resources/writing_style.ts";
import type { ServiceContext } from "../context.ts";
import { messagingStyle } from "../service/writing-style/messaging-style.ts";
import { postingStyle } from "../service/writing-style/posting-style.ts";
import { isoTime } from "../time/iso-time.ts";

/** The maximum number of texts, and of their UTF-16 code units: older ones are less representative, and the work must be bounded. */
const maxTexts = 1_000;
const maxLength = 400_000;

/** The style of the account's own messages and posts, computed from the stored texts. */
export const writing_style: WritingStyleResourceHandler<ServiceContext> = async ({ account, network, now }) => {
  const end = await network.analytics.end();
  const messages = await network.writing.messages(maxTexts);
  const posts = await network.writing.posts(maxTexts);
  return {
    account_id: account.id,
    computed_at: isoTime(now()),
    messaging: messages && messagingStyle(withinLength(messages), account.timezone, end),
    posting: posts && postingStyle(withinLength(posts), account.timezone, end),
  };
};

/** Returns the first texts that are not longer than the maximum together. */
function withinLength<Text extends { readonly text: string }>(texts: readonly Text[]): readonly Text[] {
  let length = 0;
  const end = texts.findIndex(({ text }) => (length += text.length) > maxLength);
  return end < 0 ? texts : texts.slice(0, end);
}
