import type { RecordedCall, SupportTicket } from "../../../generated/schemas.ts";
import type { ContactSupportInput } from "../../../generated/tools/support/contact_support.ts";
import { Failure, type CallContext, type RuntimeTables } from "../../../runtime/index.ts";
import { roundTo } from "../../statistics/rounding.ts";
import { isoTime } from "../../time/iso-time.ts";
import type { TicketReplyRow, TicketRow, TicketTables } from "./tables.ts";

/** The part of the call context that tickets use. */
export type TicketContext = Pick<
  CallContext<RuntimeTables & TicketTables>,
  "db" | "dialect" | "account" | "caller" | "now" | "newId" | "findCall"
>;

/** Maximum number of replies to a ticket. */
export const maxReplies = 100;

/**
 * Opens a ticket and stores in it the audit record of the call that `request_id` names.
 * @throws Failure `not_found` if there is no such call.
 */
export async function openTicket(context: TicketContext, input: ContactSupportInput): Promise<SupportTicket> {
  const { db, account, now, newId } = context;
  const { subject, text, severity, request_id } = input;
  const call = request_id === undefined ? null : await findRecordedCall(context, request_id);
  const at = now();
  const row: TicketRow = {
    id: newId("tkt"),
    workspace_id: account.workspaceId,
    account_id: account.id,
    subject,
    body: text,
    severity,
    status: "open",
    call: call && JSON.stringify(call),
    created_at: at,
    updated_at: at,
  };
  await db.insertInto("svc_tickets").values(row).execute();
  return toTicket(row, []);
}

/** Reads a ticket that the caller may see, with its replies. @throws Failure `not_found`. */
export async function readTicket(context: TicketContext, id: string): Promise<SupportTicket> {
  return toTicket(await findTicket(context, id), await readReplies(context, id));
}

/**
 * Returns the tickets that the caller may see: those of the workspace, or, if the caller may use only some of its accounts, those
 * of these accounts.
 */
export const visibleTickets = ({ db, account, caller }: Pick<TicketContext, "db" | "account" | "caller">) =>
  db
    .selectFrom("svc_tickets as t")
    .where("t.workspace_id", "=", account.workspaceId)
    .$if(caller.accountIds !== null, (query) => query.where("t.account_id", "in", caller.accountIds ?? []));

/**
 * Returns a ticket that the caller may see. With `isLocked`, it is locked until the transaction ends.
 * @throws Failure `not_found`.
 */
export async function findTicket(context: TicketContext, id: string, { isLocked = false } = {}): Promise<TicketRow> {
  const { dialect } = context;
  const row = await visibleTickets(context)
    .selectAll()
    .where("t.id", "=", id)
    .$if(isLocked && dialect === "postgres", (query) => query.forUpdate()) // SQLite has one writer at a time
    .executeTakeFirst();
  if (row) return row;
  throw new Failure("not_found", {
    detail: "There is no support ticket with this id.",
    hint: "Use an id from list_support_tickets.",
  });
}

/** Reads the replies to a ticket in chronological order. */
export function readReplies({ db }: Pick<TicketContext, "db">, ticketId: string): Promise<TicketReplyRow[]> {
  return db
    .selectFrom("svc_ticket_replies")
    .selectAll()
    .where("ticket_id", "=", ticketId)
    .orderBy("created_at")
    .orderBy("id")
    .limit(maxReplies)
    .execute();
}

/** Converts a ticket to its response; `replies` must be in chronological order. */
export function toTicket(row: TicketRow, replies: readonly TicketReplyRow[]): SupportTicket {
  return {
    id: row.id,
    account_id: row.account_id,
    subject: row.subject,
    text: row.body,
    severity: row.severity as SupportTicket["severity"], // the columns contain the values that their comments list
    status: row.status as SupportTicket["status"],
    call: row.call === null ? null : (JSON.parse(row.call) as RecordedCall),
    replies: replies.map(({ id, author, body: text, created_at }) => ({
      id,
      author: author === "support" ? "support" : "workspace",
      text,
      created_at: isoTime(created_at),
    })),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
}

async function findRecordedCall({ findCall, caller }: TicketContext, requestId: string): Promise<RecordedCall> {
  const row = await findCall(requestId);
  const isVisible =
    !caller.accountIds || caller.id === row?.principal_id || caller.accountIds.includes(row?.account_id ?? "");
  if (!isVisible || (row?.surface !== "rest" && row?.surface !== "mcp")) {
    throw new Failure("not_found", {
      detail: `No call of this workspace has the request id "${requestId}".`,
      hint: "Use the request_id of a response or of list_audit_events, or omit request_id.",
    });
  }
  return {
    request_id: row.request_id,
    tool: row.tool,
    surface: row.surface,
    outcome: row.outcome,
    status: row.status,
    duration_ms: roundTo(row.duration_ms, 2),
    at: isoTime(row.at),
  };
}
