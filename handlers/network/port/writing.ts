/** The beginnings of texts that the account has written, for the analysis of its style. Times are epoch milliseconds. */
export interface WritingPort {
  /** The newest messages that the account has sent and not deleted; null if they are unknown. */
  messages(limit: number): Promise<WrittenMessage[] | null>;
  /** The newest posts that have a text; null if they are unknown. */
  posts(limit: number): Promise<WrittenPost[] | null>;
}

export interface WrittenMessage {
  readonly text: string;
  readonly at: number;
  /**
   * If this is a reply in a one-to-one conversation: the time at which the message that it answers was received.
   * Otherwise null.
   */
  readonly repliedTo: number | null;
}

export interface WrittenPost {
  readonly text: string;
  readonly at: number;
  /** `text`, `image`, `document`, `link`, `poll` or `repost`. */
  readonly format: string;
}
