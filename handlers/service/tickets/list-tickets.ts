import type { SupportTicketStatus, SupportTicketSummary } from "../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../paging/keyset.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import { isoTime } from "../../time/iso-time.ts";
import { visibleTickets, type TicketContext } from "./tickets.ts";

/** Lists the tickets that the caller may see, newest first; `status` null lists all. */
export async function listTickets(
  context: TicketContext,
  status: SupportTicketStatus | null,
  page: PageRequest,
): Promise<Page<SupportTicketSummary>> {
  const rows = await visibleTickets(context)
    .select(["t.id", "t.account_id", "t.subject", "t.severity", "t.status", "t.created_at", "t.updated_at"])
    .select((select) =>
      select
        .selectFrom("svc_ticket_replies as r")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("r.ticket_id", "=", "t.id")
        .as("reply_count"),
    )
    .$if(status !== null, (query) => query.where("t.status", "=", status ?? ""))
    .where(afterPosition(["t.created_at", "t.id"], page.after, "desc"))
    .orderBy("t.created_at", "desc")
    .orderBy("t.id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    (row) => [row.created_at, row.id],
    (shown) =>
      shown.map((row) => ({
        ...row,
        severity: row.severity as SupportTicketSummary["severity"], // the columns contain the values that their comments list
        status: row.status as SupportTicketStatus,
        reply_count: row.reply_count ?? 0,
        created_at: isoTime(row.created_at),
        updated_at: isoTime(row.updated_at),
      })),
  );
}
