// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Notifications that list_notifications returns by default. */
export interface NotificationSettings {
  /** Invitations received and accepted. */
  invitations: boolean;
  /** Messages received in conversations that are not muted. */
  messages: boolean;
  /** Mentions in posts and comments. */
  mentions: boolean;
  /** Reactions, comments, replies and reposts. */
  engagement: boolean;
  /** Views of the account's profile. */
  profile_views: boolean;
  /** Replies of leads and status changes of campaigns. */
  campaigns: boolean;
}
