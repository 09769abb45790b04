import type { SupportTicket } from "../../../generated/schemas.ts";
import type { ReplyToSupportTicketInput } from "../../../generated/tools/support/reply_to_support_ticket.ts";
import { Failure } from "../../../runtime/index.ts";
import type { TicketReplyRow, TicketRow } from "./tables.ts";
import { findTicket, maxReplies, readReplies, toTicket, type TicketContext } from "./tickets.ts";

/** The part of the call context required to write a reply. */
export type ReplyContext = Pick<TicketContext, "db" | "now" | "newId">;

/**
 * Adds a reply of the workspace, after which the ticket waits for support or is closed. Without a text, only closes it.
 * @throws Failure `not_found`; `conflict` if the ticket is closed or has the maximum number of replies.
 */
export async function replyToTicket(
  context: TicketContext,
  { ticket_id, text, close }: ReplyToSupportTicketInput,
): Promise<SupportTicket> {
  const ticket = await findTicket(context, ticket_id, { isLocked: true });
  if (text === undefined) return closeTicket(context, ticket); // the specification requires a text unless `close` is true
  return addReply(context, ticket, { author: "workspace", text, status: close ? "closed" : "open" });
}

/**
 * Adds a reply to a locked ticket, which then has the given status.
 * @throws Failure `conflict` if the ticket is closed or has the maximum number of replies.
 */
export async function addReply(
  { db, now, newId }: ReplyContext,
  ticket: TicketRow,
  { author, text, status }: { author: "workspace" | "support"; text: string; status: SupportTicket["status"] },
): Promise<SupportTicket> {
  const { id: ticket_id } = ticket;
  if (ticket.status === "closed") throw finished("The ticket is closed.");
  const earlier = await readReplies({ db }, ticket_id);
  if (earlier.length >= maxReplies) throw finished(`The ticket already has ${maxReplies} replies.`);
  const at = now();
  const reply: TicketReplyRow = { id: newId("trp"), ticket_id, author, body: text, created_at: at };
  await db.insertInto("svc_ticket_replies").values(reply).execute();
  return toTicket(await changeTicket(db, ticket, { status, updated_at: at }), [...earlier, reply]);
}

/** Closes a locked ticket. Closing it again changes nothing. */
async function closeTicket({ db, now }: ReplyContext, ticket: TicketRow): Promise<SupportTicket> {
  const isClosed = ticket.status === "closed";
  const row = isClosed ? ticket : await changeTicket(db, ticket, { status: "closed", updated_at: now() });
  return toTicket(row, await readReplies({ db }, ticket.id));
}

async function changeTicket(
  db: ReplyContext["db"],
  ticket: TicketRow,
  changes: Pick<TicketRow, "status" | "updated_at">,
): Promise<TicketRow> {
  await db
    .updateTable("svc_tickets")
    .set(changes)
    .where("id", "=", ticket.id)
    .where("workspace_id", "=", ticket.workspace_id)
    .execute();
  return { ...ticket, ...changes };
}

const finished = (detail: string): Failure =>
  new Failure("conflict", { detail, hint: "Open another ticket with contact_support." });
