import type { WritingStyleResourceHandler } from "../../generated/resources/writing_style.ts";
import type { ServiceContext } from "../context.ts";
import { messagingStyle } from "../service/writing-style/messaging-style.ts";
import { postingStyle } from "../service/writing-style/posting-style.ts";

/** Older texts say less about how somebody writes now, and the work has to have an end. */
const mostTexts = 1000;

/** The style of the account's own messages and posts, worked out anew from what is stored. */
export const writing_style: WritingStyleResourceHandler<ServiceContext> = async ({ account, network, now }) => {
  const computedAt = now();
  const messages = await network.writing.messages(mostTexts);
  const posts = await network.writing.posts(mostTexts);
  return {
    account_id: account.id,
    computed_at: new Date(computedAt).toISOString(),
    messaging: messagingStyle(messages, account.timezone, computedAt),
    posting: postingStyle(posts, account.timezone, computedAt),
  };
};
