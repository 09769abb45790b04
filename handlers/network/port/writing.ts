/** What the account itself wrote, for the analysis of its style. Times are epoch milliseconds. */
export interface WritingPort {
  /** The newest messages that it sent and did not recall. */
  messages(limit: number): Promise<WrittenMessage[]>;
  /** The newest posts with a text of its own. */
  posts(limit: number): Promise<WrittenPost[]>;
}

export interface WrittenMessage {
  readonly text: string;
  readonly at: number;
  /** When the message right before it was received, in a conversation of two; null: it answers none. */
  readonly answers: number | null;
}

export interface WrittenPost {
  readonly text: string;
  readonly at: number;
  /** `text`, `image`, `document`, `link`, `poll` or `repost`. */
  readonly format: string;
}
