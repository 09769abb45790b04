import type { Selectable } from "kysely";
import type { Invitation } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import { isoTime, isoTimeOrNull } from "../../../time/iso-time.ts";
import { readDirectConversations } from "../messaging/direct-conversations.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readSummaries } from "../profiles/member-summaries.ts";
import type { InvitationRow } from "../tables/net-tables.ts";

export type Row = Selectable<InvitationRow>;

/**
 * Returns the row of an invitation.
 * @throws Failure `not_found` if the account has neither sent nor received it, or if one member blocks the other.
 */
export async function findInvitation(view: NetworkView, id: string): Promise<Row> {
  const { memberId } = view;
  const row = await view.db
    .selectFrom("net_invitations as i")
    .selectAll("i")
    .where("i.id", "=", id)
    .where((where) => where.or([where("i.sender_id", "=", memberId), where("i.recipient_id", "=", memberId)]))
    .where(notBlocked(view, "i.sender_id"))
    .where(notBlocked(view, "i.recipient_id"))
    .executeTakeFirst();
  if (!row)
    throw new Failure("not_found", { detail: "There is no such invitation.", hint: "Get ids from list_invitations." });
  return row;
}

export async function readInvitation(view: NetworkView, id: string): Promise<Invitation> {
  const row = await view.db.selectFrom("net_invitations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const [invitation] = await toInvitations(view, [row]);
  if (!invitation) throw new Error(`invitation ${id} refers to a member that does not exist`);
  return invitation;
}

/** Converts invitations to responses, in the same order. */
export async function toInvitations(view: NetworkView, rows: readonly Row[]): Promise<Invitation[]> {
  const others = rows.map((row) => otherMemberId(view, row));
  const profiles = await readSummaries(view, others);
  const conversations = await readDirectConversations(view, others);
  return rows.flatMap((row) => {
    const other = otherMemberId(view, row);
    const profile = profiles.get(other);
    if (!profile) return [];
    return {
      id: row.id,
      direction: row.sender_id === view.memberId ? "sent" : "received",
      // In a partial network, this combination means that the fate of the invitation is unknown.
      status: view.partial && row.status === "withdrawn" && row.responded_at === null ? null : row.status,
      profile,
      text: row.message,
      sent_at: isoTime(row.created_at),
      responded_at: isoTimeOrNull(row.responded_at),
      conversation_id: conversations.get(other) ?? null,
    };
  });
}

const otherMemberId = ({ memberId }: NetworkView, row: Row): string =>
  row.sender_id === memberId ? row.recipient_id : row.sender_id;
