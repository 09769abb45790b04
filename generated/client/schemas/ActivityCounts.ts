// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** What the account did. */
export interface ActivityCounts {
  /** Posts published, reposts included. */
  posts: number;
  /** Comments and replies written, on own posts too. */
  comments: number;
  /** Reactions given to posts and comments. */
  reactions: number;
  /** Messages and InMails. */
  messages_sent: number;
  messages_received: number;
  invitations_sent: number;
  /** Sent invitations accepted then, whenever they were sent. */
  invitations_accepted: number;
  /** Through sent and received invitations. */
  new_connections: number;
}
