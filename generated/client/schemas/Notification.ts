// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A notice from the network or the service to the account. */
export interface Notification {
  /** Notice id, for mark_notifications_read. */
  id: string;
  kind: Schemas["NotificationKind"];
  /** What happened. */
  text: string;
  /** Member whom it concerns or who caused it; null if none or unknown. */
  profile_id: string | null;
  /**
   * Id of the post, comment, invitation, request, member, conversation, export, schedule, webhook, campaign or lead
   * that the notice is about; null if none.
   */
  subject_id: string | null;
  /** The notice has been read. */
  read: boolean;
  /** Time of creation. */
  created_at: string;
}
