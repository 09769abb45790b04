// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A support ticket without its texts. */
export interface SupportTicketSummary {
  /** Ticket id (tkt_...), accepted as ticket_id. */
  id: string;
  /** Account that it was opened for (acc_...). */
  account_id: string;
  /** Subject. */
  subject: string;
  /** Severity that the caller gave. */
  severity: "low" | "normal" | "high";
  status: Schemas["SupportTicketStatus"];
  /** Number of replies. */
  reply_count: number;
  /** Time of creation. */
  created_at: string;
  /** Last reply or change of status. */
  updated_at: string;
}
