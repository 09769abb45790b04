import type { MessagingStyle, PostingStyle } from "../../../generated/schemas.ts";
import type { CallContext } from "../../../runtime/index.ts";
import type { Network } from "../../network/port/network.ts";
import { messagingStyle, type MessageText } from "./messaging-style.ts";
import { postingStyle, type PostText } from "./posting-style.ts";

/** The part of the call context that the analysis uses. */
export type AnalysisContext = Pick<CallContext, "account"> & {
  readonly network: Pick<Network, "analytics" | "writing">;
};

/** The account's own messages and posts, and their statistics. Statistics are null if the texts are unknown. */
export interface StyleAnalysis {
  readonly messaging: MessagingStyle | null;
  readonly posting: PostingStyle | null;
  readonly messages: readonly MessageText[];
  readonly posts: readonly PostText[];
}

/**
 * The maximum number of texts of each kind, and of their UTF-16 code units. Older texts are less representative, and the work
 * must be bounded.
 */
export const maxTexts = 1_000;
const maxLength = 400_000;

/** Analyzes the newest messages and posts of the account, at most `sample` of each. */
export async function analyzeStyle({ account, network }: AnalysisContext, sample = maxTexts): Promise<StyleAnalysis> {
  const end = await network.analytics.end();
  const messages = await network.writing.messages(sample);
  const posts = await network.writing.posts(sample);
  const read = { messages: withinLength(messages ?? []), posts: withinLength(posts ?? []) };
  return {
    ...read,
    messaging: messages && messagingStyle(read.messages, account.timezone, end),
    posting: posts && postingStyle(read.posts, account.timezone, end),
  };
}

/** Returns the first texts whose total length does not exceed the maximum. */
function withinLength<Text extends { readonly text: string }>(texts: readonly Text[]): readonly Text[] {
  let length = 0;
  const end = texts.findIndex(({ text }) => (length += text.length) > maxLength);
  return end < 0 ? texts : texts.slice(0, end);
}
