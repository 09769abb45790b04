import type { FunctionKey } from "./business-function.ts";

/**
 * Texts about one topic. The entries are independent, so that any hook can be combined with any body of the same topic. `{n}`
 * is a number from 3 to 12, `{company}` the author's employer.
 */
export interface Topic {
  readonly key: string;
  /** The name of the topic within a sentence. */
  readonly subject: string;
  /** The business functions that write about it. */
  readonly trades: readonly FunctionKey[];
  readonly tags: readonly string[];
  /** First lines. */
  readonly hooks: readonly string[];
  /** Two or three sentences about an experience. */
  readonly bodies: readonly string[];
  /** Short lines for lists or on their own. */
  readonly lessons: readonly string[];
  /** Opinions with a reason. */
  readonly takes: readonly string[];
  /** Questions to the readers, as last lines. */
  readonly questions: readonly string[];
  readonly poll: { readonly question: string; readonly options: readonly string[] };
  /** Comments of readers. */
  readonly comments: readonly string[];
  /** Replies of the author to them. */
  readonly replies: readonly string[];
}
