import type { Kysely } from "kysely";
import type { SupportTicket, SupportTicketStatus } from "../../../generated/schemas.ts";
import type { Store } from "../../../runtime/index.ts";
import { addReply, type ReplyContext } from "./reply-to-ticket.ts";
import type { TicketRow, TicketTables } from "./tables.ts";
import { readReplies, toTicket } from "./tickets.ts";

/** The services required to read and answer the tickets of all workspaces. */
export interface SupportServices extends Pick<ReplyContext, "now" | "newId"> {
  readonly store: Pick<Store, "dialect" | "reader" | "transaction">;
}

const maxListed = 1_000;

/**
 * Reads at most 1,000 tickets of all workspaces; if `status` is null, those of any status. The least recently changed come
 * first for `open` and `answered`, the most recently changed for `closed` and null.
 */
export async function readAllTickets(
  { store }: Pick<SupportServices, "store">,
  status: SupportTicketStatus | null,
): Promise<{ readonly tickets: readonly TicketRow[]; readonly hasMore: boolean }> {
  const order = status === null || status === "closed" ? "desc" : "asc";
  const rows = await ticketsOf(store.reader)
    .selectFrom("svc_tickets")
    .selectAll()
    .$if(status !== null, (query) => query.where("status", "=", status ?? ""))
    .orderBy("updated_at", order)
    .orderBy("id", order)
    .limit(maxListed + 1)
    .execute();
  return { tickets: rows.slice(0, maxListed), hasMore: rows.length > maxListed };
}

/** Reads one ticket with its replies. @throws Error if there is none. */
export async function readAnyTicket({ store }: Pick<SupportServices, "store">, id: string): Promise<SupportTicket> {
  const db = ticketsOf(store.reader);
  const row = await db.selectFrom("svc_tickets").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw unknownTicket(id);
  return toTicket(row, await readReplies({ db }, id));
}

/**
 * Adds a reply of support, after which the ticket waits for the workspace or is closed.
 * @throws Error if there is no such ticket; Failure `conflict` if it is closed or has the maximum number of replies.
 */
export async function answerTicket(
  { store, now, newId }: SupportServices,
  { id, text, close }: { readonly id: string; readonly text: string; readonly close: boolean },
): Promise<SupportTicket> {
  return store.transaction(async (tx) => {
    const db = ticketsOf(tx);
    const ticket = await db
      .selectFrom("svc_tickets")
      .selectAll()
      .where("id", "=", id)
      .$if(store.dialect === "postgres", (query) => query.forUpdate()) // SQLite has one writer at a time
      .executeTakeFirst();
    if (!ticket) throw unknownTicket(id);
    return addReply({ db, now, newId }, ticket, { author: "support", text, status: close ? "closed" : "answered" });
  });
}

/** The store contains the service's own tables, which the type of the store does not declare. */
const ticketsOf = (db: Store["reader"]) => db as unknown as Kysely<TicketTables>;

const unknownTicket = (id: string): Error => new Error(`Unknown ticket "${id}". Run: npx switchboard tickets list.`);
