// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Events that the account is notified of. */
export interface NotificationSettings {
  /** Invitations received and accepted. */
  invitations: boolean;
  /** Messages received. */
  messages: boolean;
  /** Mentions in posts and comments. */
  mentions: boolean;
  /** Reactions and comments on the account's posts. */
  engagement: boolean;
  /** Views of the account's profile. */
  profile_views: boolean;
  /** Replies, and campaigns that paused or ended. */
  campaigns: boolean;
}
