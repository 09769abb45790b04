// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Message that is sent at a later time. */
export interface ScheduledMessage {
  /** Id (sms_...), accepted as scheduled_message_id. */
  id: string;
  status: Schemas["ScheduleStatus"];
  /** Why it failed, was missed or was moved to another time; otherwise null. */
  status_reason: string | null;
  /** Scheduled time. */
  send_at: string;
  /** Recipient; null if it was scheduled for a conversation, or the member is no longer visible. */
  profile: Schemas["MemberRef"] | null;
  /** Conversation (cnv_...); for a message to a member, null until it is sent. */
  conversation_id: string | null;
  /** Text as written. */
  text: string;
  /** Ids of files. */
  attachments: string[];
  /** Sent message (msg_...); null until it is sent. */
  message_id: string | null;
  /** Time of creation. */
  created_at: string;
  /** Time at which it was sent, was cancelled, failed or was missed. */
  ended_at: string | null;
}
