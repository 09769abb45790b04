// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

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
  status: Schemas["SupportTicketStatus"];
  /** The call that it is about; null if there is none. */
  call: Schemas["RecordedCall"] | null;
  /** Oldest first. */
  replies: Schemas["SupportReply"][];
  /** Time of creation. */
  created_at: string;
  /** Last reply or change of status. */
  updated_at: string;
}
