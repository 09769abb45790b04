import type { SupportTicket } from "../../../generated/schemas.ts";
import type { ReplyToSupportTicketInput } from "../../../generated/tools/support/reply_to_support_ticket.ts";
import { Failure } from "../../../runtime/index.ts";
import type { TicketReplyRow } from "./tables.ts";
import { findTicket, maxReplies, readReplies, toTicket, type TicketContext } from "./tickets.ts";

/**
 * Adds a reply of the workspace, after which the ticket waits for support or is closed.
 * @throws Failure `not_found`; `conflict` if the ticket is closed or has the maximum number of replies.
 */
export async function replyToTicket(
  context: TicketContext,
  { ticket_id, text, close }: ReplyToSupportTicketInput,
): Promise<SupportTicket> {
  const { db, account, now, newId } = context;
  const ticket = await findTicket(context, ticket_id, { isLocked: true });
  if (ticket.status === "closed") throw finished("The ticket is closed.");
  const earlier = await readReplies(context, ticket_id);
  if (earlier.length >= maxReplies) throw finished(`The ticket already has ${maxReplies} replies.`);
  const at = now();
  const reply: TicketReplyRow = { id: newId("trp"), ticket_id, author: "workspace", body: text, created_at: at };
  await db.insertInto("svc_ticket_replies").values(reply).execute();
  const changes = { status: close ? "closed" : "open", updated_at: at };
  await db
    .updateTable("svc_tickets")
    .set(changes)
    .where("id", "=", ticket_id)
    .where("workspace_id", "=", account.workspaceId)
    .execute();
  return toTicket({ ...ticket, ...changes }, [...earlier, reply]);
}

const finished = (detail: string): Failure =>
  new Failure("conflict", { detail, hint: "Open another ticket with contact_support." });
