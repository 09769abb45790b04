// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A support ticket without its texts. */
export interface SupportTicketSummary {
  /** Ticket id (tkt_...), accepted as ticket_id. */
  id: string;
  /** Account that it was opened for (acc_...). */
  account_id: string;
  subject: string;
  severity: "low" | "normal" | "high";
  status: Schemas["SupportTicketStatus"];
  reply_count: number;
  created_at: string;
  /** Last reply or change of status. */
  updated_at: string;
}
