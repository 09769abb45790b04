// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Counts of the account's activity. */
export interface ActivityCounts {
  /** Published posts, including reposts. */
  posts: number;
  /** Comments and replies written, including those on the account's posts. */
  comments: number;
  /** Reactions given to posts and comments. */
  reactions: number;
  /** Messages and InMails. */
  messages_sent: number;
  messages_received: number;
  invitations_sent: number;
  /** Invitations accepted in this period, regardless of when they were sent. */
  invitations_accepted: number;
  /** From sent and received invitations. */
  new_connections: number;
}
