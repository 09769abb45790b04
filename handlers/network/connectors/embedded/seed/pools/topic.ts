import type { FunctionKey } from "./business-function.ts";

/**
 * What people write about one subject. Every entry stands on its own, so that any hook goes with any body of the same
 * topic. `{n}` is a number from 3 to 12, `{company}` the author's employer.
 */
export interface Topic {
  readonly key: string;
  /** What it is called in the middle of a sentence. */
  readonly subject: string;
  /** The trades that write about it. */
  readonly trades: readonly FunctionKey[];
  readonly tags: readonly string[];
  /** First lines. */
  readonly hooks: readonly string[];
  /** What happened: two or three sentences. */
  readonly bodies: readonly string[];
  /** Short lines that work in a list and alone. */
  readonly lessons: readonly string[];
  /** Opinions with a reason. */
  readonly takes: readonly string[];
  /** Last lines, to be answered. */
  readonly questions: readonly string[];
  readonly poll: { readonly question: string; readonly options: readonly string[] };
  /** What readers answer. */
  readonly comments: readonly string[];
  /** What the author answers to them. */
  readonly replies: readonly string[];
}
