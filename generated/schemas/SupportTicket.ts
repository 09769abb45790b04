// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { RecordedCall, SupportReply, SupportTicketStatus } from "../schemas.ts";

/** A request to support with its replies. */
export interface SupportTicket {
  /** Ticket id (tkt_...), accepted as ticket_id. */
  id: string;
  /** Account that it was opened for (acc_...). */
  account_id: string;
  /** Subject. */
  subject: string;
  /** Text as written. */
  text: string;
  /** Severity that the caller gave. */
  severity: "low" | "normal" | "high";
  status: SupportTicketStatus;
  /** The call that it is about; null if there is none. */
  call: RecordedCall | null;
  /** Oldest first. */
  replies: readonly SupportReply[];
  /** Time of creation. */
  created_at: string;
  /** Last reply or change of status. */
  updated_at: string;
}
