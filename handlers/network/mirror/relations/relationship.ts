import { sql } from "kysely";
import type { MemberRef, Relationship } from "../../../../generated/schemas.ts";
import { isoTime, isoTimeOrNull } from "../../../time/iso-time.ts";
import type { NetworkRelationship } from "../../port/relations.ts";
import { readDirectConversations } from "../messaging/direct-conversations.ts";
import { readLastMessages } from "../messaging/conversation-details.ts";
import type { NetworkView } from "../network-view.ts";
import { findOtherMemberId, memberNotFound, notBlocked } from "../profiles/find-member.ts";
import { readMemberRefs, readSummaries } from "../profiles/member-summaries.ts";
import { readLastInteractions } from "./last-interactions.ts";
import { readInvitableFrom } from "./send-invitation.ts";

const maxMutual = 10;
const maxMessages = 3;

/** Reads the relationship between the account and another member, except for the parts that only the service stores. */
export async function readRelationship(view: NetworkView, reference: string): Promise<NetworkRelationship> {
  const id = await findOtherMemberId(view, reference);
  const profile = (await readSummaries(view, [id])).get(id);
  if (!profile) throw memberNotFound();
  const conversation = (await readDirectConversations(view, [id])).get(id) ?? null;
  return {
    profile,
    connected_at: await readConnectedAt(view, id),
    pending_invitation: await readPendingInvitation(view, id),
    invitable_from: isoTimeOrNull(await readInvitableFrom(view, id)),
    following: await isFollowing(view, view.memberId, id),
    followed_by: await isFollowing(view, id, view.memberId),
    mutual_connections: view.partial ? null : await readMutualConnections(view, id),
    last_interaction: (await readLastInteractions(view, [id])).get(id) ?? null,
    conversation_id: conversation,
    last_messages: conversation === null ? [] : await readLastMessages(view, conversation, maxMessages),
  };
}

async function readConnectedAt({ db, memberId }: NetworkView, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("net_connections")
    .select("connected_at")
    .where("member_id", "=", memberId)
    .where("other_id", "=", id)
    .executeTakeFirst();
  return row === undefined || row.connected_at === 0 ? null : isoTime(row.connected_at); // 0: unknown in partial networks
}

async function readPendingInvitation(
  { db, memberId }: NetworkView,
  id: string,
): Promise<Relationship["pending_invitation"]> {
  const row = await db
    .selectFrom("net_invitations")
    .select(["id", "sender_id", "message", "created_at"])
    .where("status", "=", sql.lit("pending"))
    .where("sender_id", "in", [memberId, id])
    .where("recipient_id", "in", [memberId, id])
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  if (!row) return null;
  const direction = row.sender_id === memberId ? "sent" : "received";
  return { id: row.id, direction, text: row.message, sent_at: isoTime(row.created_at) };
}

/** Whether one member follows another. In a partial network, null instead of false, because follows may be missing. */
async function isFollowing(
  { db, partial }: NetworkView,
  followerId: string,
  targetId: string,
): Promise<boolean | null> {
  const row = await db
    .selectFrom("net_follows")
    .select("created_at")
    .where("follower_id", "=", followerId)
    .where("target_id", "=", targetId)
    .executeTakeFirst();
  return row ? true : partial ? null : false;
}

/** Reads the most prominent mutual connections. */
async function readMutualConnections(view: NetworkView, id: string): Promise<MemberRef[]> {
  const { db, memberId } = view;
  const rows = await db
    .selectFrom("net_connections as theirs")
    .innerJoin("net_connections as ours", "ours.other_id", "theirs.other_id")
    .select("theirs.other_id")
    .where("theirs.member_id", "=", id)
    .where("ours.member_id", "=", memberId)
    .where(notBlocked(view, "theirs.other_id"))
    .orderBy("theirs.other_rank")
    .limit(maxMutual)
    .execute();
  const ids = rows.map(({ other_id }) => other_id);
  const members = await readMemberRefs(view, ids);
  return ids.flatMap((other) => members.get(other) ?? []);
}
