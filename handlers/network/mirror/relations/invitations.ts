import type { Selectable } from "kysely";
import type { Invitation } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import type { InvitationAction, InvitationQuery, InvitationsPort } from "../../port/invitations.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { connectMembers } from "./connect-members.ts";
import { readDirectConversations } from "../messaging/direct-conversations.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import { findOtherMemberId, notBlocked, readSummaries } from "../profiles/members.ts";
import { createMessaging } from "../messaging/messaging.ts";
import { isoTime, isoTimeOrNull, type NetworkView } from "../network-view.ts";
import { notify } from "../notices.ts";
import type { InvitationRow } from "../tables/net-tables.ts";

export function createInvitations(view: NetworkView): InvitationsPort {
  return {
    send: (reference, message) => sendInvitation(view, reference, message),
    list: (query, page) => listInvitations(view, query, page),
    respond: (id, action, message) => respond(view, id, action, message),
    withdraw: (id) => withdraw(view, id),
  };
}

type Row = Selectable<InvitationRow>;

async function sendInvitation(view: NetworkView, reference: string, message: string | null): Promise<Invitation> {
  const { db, memberId, now, newId } = view;
  const recipientId = await findOtherMemberId(view, reference, "profile_id");
  await requireNoConnection(view, recipientId);
  await requireNothingPending(view, recipientId);
  const id = newId("inv");
  const invitation = { id, sender_id: memberId, recipient_id: recipientId, message, status: "pending" } as const;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("net_invitations")
    .values({ ...invitation, created_at: now(), responded_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new Failure("invitation_pending"); // another call was quicker
  await notify(view, [{ memberId: recipientId, kind: "invitation", subjectId: id, does: "invited you to connect" }]);
  return readInvitation(view, id);
}

async function requireNoConnection({ db, memberId }: NetworkView, otherId: string): Promise<void> {
  const connection = await db
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", memberId)
    .where("other_id", "=", otherId)
    .executeTakeFirst();
  if (connection) throw new Failure("already_connected");
}

async function requireNothingPending({ db, memberId }: NetworkView, otherId: string): Promise<void> {
  const pending = await db
    .selectFrom("net_invitations")
    .select(["id", "sender_id"])
    .where("status", "=", "pending")
    .where((where) =>
      where.or([
        where.and({ sender_id: memberId, recipient_id: otherId }),
        where.and({ sender_id: otherId, recipient_id: memberId }),
      ]),
    )
    .executeTakeFirst();
  if (!pending) return;
  throw new Failure(
    "invitation_pending",
    pending.sender_id === memberId
      ? { detail: `The account has invited the member already: ${pending.id}.` }
      : {
          detail: `The member has invited the account: ${pending.id}.`,
          hint: "Accept that invitation with respond_to_invitation.",
        },
  );
}

async function listInvitations(
  view: NetworkView,
  { direction, status, before }: InvitationQuery,
  page: PageRequest,
): Promise<Page<Invitation>> {
  const [own, other] =
    direction === "sent" ? (["sender_id", "recipient_id"] as const) : (["recipient_id", "sender_id"] as const);
  const rows = await view.db
    .selectFrom("net_invitations as i")
    .selectAll("i")
    .where(`i.${own}`, "=", view.memberId)
    .where(notBlocked(view, `i.${other}`))
    .$if(status !== null, (select) => select.where("i.status", "=", status))
    .$if(before !== null, (select) => select.where("i.created_at", "<", before))
    .where(afterPosition(["i.created_at", "i.id"], page.after, "desc"))
    .orderBy("i.created_at", "desc")
    .orderBy("i.id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    (row) => [row.created_at, row.id],
    (shown) => toInvitations(view, shown),
  );
}

async function respond(
  view: NetworkView,
  id: string,
  action: InvitationAction,
  message: string | null,
): Promise<Invitation> {
  const { sender_id, recipient_id, status } = await findInvitation(view, id);
  if (recipient_id !== view.memberId) {
    throw new Failure("conflict", {
      detail: "The account sent this invitation; only the member can answer it.",
      hint: "Withdraw it with cancel_invitation.",
    });
  }
  const answer = action === "accept" ? "accepted" : "declined";
  if (status === answer) return readInvitation(view, id);
  await settle(view, id, status, answer);
  if (action === "accept") {
    await connectMembers(view, sender_id);
    const does = "accepted your invitation";
    await notify(view, [{ memberId: sender_id, kind: "invitation_accepted", subjectId: id, does }]);
    if (message !== null) {
      const messaging = createMessaging(view);
      await messaging.send(await messaging.openDirect(sender_id), { text: message, attachments: [] });
    }
  }
  return readInvitation(view, id);
}

/** Withdraws, and takes back the notice that nobody has read yet. */
async function withdraw(view: NetworkView, id: string): Promise<Invitation> {
  const { sender_id, recipient_id, status } = await findInvitation(view, id);
  if (sender_id !== view.memberId) {
    throw new Failure("conflict", {
      detail: "The account received this invitation; only the member can withdraw it.",
      hint: "Decline it with respond_to_invitation.",
    });
  }
  if (status === "withdrawn") return readInvitation(view, id);
  await settle(view, id, status, "withdrawn");
  await view.db
    .deleteFrom("net_notices")
    .where("member_id", "=", recipient_id)
    .where("kind", "=", "invitation")
    .where("subject_id", "=", id)
    .where("read_at", "is", null)
    .execute();
  return readInvitation(view, id);
}

/** Ends a pending invitation. @throws Failure `conflict` when it has ended otherwise, also while this call was under way. */
async function settle(
  { db, now }: NetworkView,
  id: string,
  current: Row["status"],
  status: Row["status"],
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("net_invitations")
    .set({ status, responded_at: now() })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return;
  const detail = current === "pending" ? "The invitation has just ended." : `The invitation is ${current} already.`;
  throw new Failure("conflict", { detail, hint: "Only a pending invitation can be answered or withdrawn." });
}

/** @throws Failure `not_found` when the account neither sent nor received it, or one of the two blocks the other. */
async function findInvitation(view: NetworkView, id: string): Promise<Row> {
  const { memberId } = view;
  const row = await view.db
    .selectFrom("net_invitations as i")
    .selectAll("i")
    .where("i.id", "=", id)
    .where((where) => where.or([where("i.sender_id", "=", memberId), where("i.recipient_id", "=", memberId)]))
    .where(notBlocked(view, "i.sender_id"))
    .where(notBlocked(view, "i.recipient_id"))
    .executeTakeFirst();
  if (!row) throw new Failure("not_found", { detail: "There is no such invitation." });
  return row;
}

async function readInvitation(view: NetworkView, id: string): Promise<Invitation> {
  const row = await view.db.selectFrom("net_invitations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const [invitation] = await toInvitations(view, [row]);
  if (!invitation) throw new Error(`invitation ${id} names a member who is not there`);
  return invitation;
}

/** Invitations as answers show them, in their order. */
async function toInvitations(view: NetworkView, rows: readonly Row[]): Promise<Invitation[]> {
  const others = rows.map((row) => otherOf(view, row));
  const profiles = await readSummaries(view, others);
  const conversations = await readDirectConversations(view, others);
  return rows.flatMap((row) => {
    const other = otherOf(view, row);
    const profile = profiles.get(other);
    if (!profile) return [];
    return {
      id: row.id,
      direction: row.sender_id === view.memberId ? "sent" : "received",
      status: row.status,
      profile,
      message: row.message,
      sent_at: isoTime(row.created_at),
      responded_at: isoTimeOrNull(row.responded_at),
      conversation_id: conversations.get(other) ?? null,
    };
  });
}

const otherOf = ({ memberId }: NetworkView, row: Row): string =>
  row.sender_id === memberId ? row.recipient_id : row.sender_id;
