// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Kind of a notice. */
export type NotificationKind = "mention"
  | "comment"
  | "reply"
  | "reaction"
  | "repost"
  | "invitation"
  | "invitation_accepted"
  | "follow"
  | "profile_view"
  | "endorsement"
  | "recommendation"
  | "recommendation_request"
  | "other"
  | "conversation_returned"
  | "export_ready"
  | "limit_reached"
  | "schedule_missed"
  | "webhook_disabled";
