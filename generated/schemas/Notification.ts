// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { NotificationKind } from "../schemas.ts";

/** A notification from the network or the service to the account. */
export interface Notification {
  /** Notification id, accepted by mark_notifications_read. */
  id: string;
  kind: NotificationKind;
  /** What happened. */
  text: string;
  /** Member whom it concerns or who caused it; null if none or unknown. */
  profile_id: string | null;
  /**
   * Id of the post, comment, invitation, recommendation request, member, conversation, export, scheduled post or
   * message, webhook, campaign or lead that the notification is about; null if none.
   */
  subject_id: string | null;
  /** The notification has been read. */
  read: boolean;
  /** Time of creation. */
  created_at: string;
}
