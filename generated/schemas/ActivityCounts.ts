// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Counts of the account's activity; each count is null if it is unknown. */
export interface ActivityCounts {
  /** Published posts, including reposts. */
  posts: number | null;
  /** Comments and replies written, including those on the account's posts. */
  comments: number | null;
  /** Reactions given to posts and comments. */
  reactions: number | null;
  /** Messages and InMails, including recalled ones. */
  messages_sent: number | null;
  /** Messages received. */
  messages_received: number | null;
  /** Invitations sent. */
  invitations_sent: number | null;
  /** Sent invitations that members accepted in this period, whenever they were sent. */
  invitations_accepted: number | null;
  /** From sent and received invitations, without connections removed since. */
  new_connections: number | null;
}
