import { sql } from "kysely";
import type { MemberRef, MessageExcerpt } from "../../../../generated/schemas.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkConversation } from "../../port/messaging.ts";
import { excerptOf } from "../content/post-parts.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readMemberRefs } from "../profiles/member-summaries.ts";
import { requireReadable } from "./conversation-access.ts";

/** The maximum number of participants that are returned for a single conversation, and for each conversation of a list. */
const [maxParticipants, maxListedParticipants] = [50, 10];

/** Reads one conversation. @throws Failure `not_found` unless the account may read it. */
export async function readConversation(view: NetworkView, id: string): Promise<NetworkConversation> {
  await requireReadable(view, id);
  const [conversation] = await describeConversations(view, [id], maxParticipants);
  if (!conversation) throw new Error(`conversation ${id} does not exist`);
  return conversation;
}

/** Reads conversations in the order of the ids. The caller must check that the account may read them. */
export async function describeConversations(
  view: NetworkView,
  ids: readonly string[],
  maxOthers = maxListedParticipants,
): Promise<NetworkConversation[]> {
  if (ids.length === 0) return [];
  const { db, memberId, partial } = view;
  const rows = await db
    .selectFrom("net_conversations as c")
    .innerJoin("net_participants as p", "p.conversation_id", "c.id")
    .select([
      "c.id",
      "c.kind",
      "c.title",
      "c.subject",
      "c.created_at",
      "p.unread_count",
      "p.archived",
      "p.muted",
      "p.starred",
    ])
    .select(
      sql<number>`(select count(*) from net_messages m where m.conversation_id = c.id and m.deleted_at is null)`.as(
        "message_count",
      ),
    )
    .where("p.member_id", "=", memberId)
    .where("c.id", "in", [...ids])
    .execute();
  const others = await readOthers(view, ids, maxOthers);
  const newest = await readNewestMessages(view, ids);
  const conversations = new Map(
    rows.map((row): [string, NetworkConversation] => {
      const participants = others.get(row.id) ?? { refs: [], count: 0 };
      const last = newest.get(row.id) ?? null;
      return [
        row.id,
        {
          id: row.id,
          kind: row.kind,
          title: row.title ?? row.subject,
          participants: participants.refs,
          participant_count: participants.count,
          message_count: row.message_count,
          unread_count: partial ? null : row.unread_count,
          last_message: last,
          awaiting_reply: last?.direction === "received",
          archived: row.archived === 1,
          muted: partial ? null : row.muted === 1,
          starred: partial ? null : row.starred === 1,
          created_at: isoTime(row.created_at),
          last_message_at: last?.sent_at ?? isoTime(row.created_at),
        },
      ];
    }),
  );
  return ids.flatMap((id) => conversations.get(id) ?? []);
}

interface Others {
  readonly refs: MemberRef[];
  readonly count: number;
}

/**
 * Reads the number of other participants, and the first ones by name. Members who block the account or are blocked by
 * it are neither counted nor returned.
 */
export async function readOthers(
  view: NetworkView,
  ids: readonly string[],
  maxOthers = maxListedParticipants,
): Promise<ReadonlyMap<string, Others>> {
  const rows = await view.db
    .selectFrom("net_participants as p")
    .innerJoin("net_members as m", "m.id", "p.member_id")
    .select(["p.conversation_id", "p.member_id"])
    .where("p.conversation_id", "in", [...ids])
    .where("p.member_id", "!=", view.memberId)
    .where(notBlocked(view, "p.member_id"))
    .orderBy("m.name")
    .orderBy("m.id")
    .execute();
  const members = new Map<string, string[]>();
  for (const { conversation_id, member_id } of rows) {
    const known = members.get(conversation_id);
    if (known) known.push(member_id);
    else members.set(conversation_id, [member_id]);
  }
  const shown = [...members.values()].flatMap((list) => list.slice(0, maxOthers));
  const refs = await readMemberRefs(view, shown);
  return new Map(
    [...members].map(([id, list]) => [
      id,
      { refs: list.slice(0, maxOthers).flatMap((member) => refs.get(member) ?? []), count: list.length },
    ]),
  );
}

/** Reads the newest message of each conversation, ignoring deleted messages. */
async function readNewestMessages(
  view: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MessageExcerpt>> {
  const rows = await view.db
    .selectFrom("net_conversations as c")
    .innerJoin("net_messages as m", (join) =>
      join.on(
        "m.id",
        "=",
        sql<string>`(select newest.id from net_messages newest where newest.conversation_id = c.id
          and newest.deleted_at is null order by newest.created_at desc, newest.id desc limit 1)`,
      ),
    )
    .innerJoin("net_members as s", "s.id", "m.sender_id")
    .select(["m.id", "m.conversation_id", "m.sender_id", "s.name as sender_name", "m.text", "m.created_at"])
    .where("c.id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.conversation_id, toMessageExcerpt(view, row)]));
}

/** Reads the last messages of a conversation without deleted ones, newest first. The caller must check the access. */
export async function readLastMessages(view: NetworkView, id: string, count: number): Promise<MessageExcerpt[]> {
  const rows = await view.db
    .selectFrom("net_messages as m")
    .innerJoin("net_members as s", "s.id", "m.sender_id")
    .select(["m.id", "m.sender_id", "s.name as sender_name", "m.text", "m.created_at"])
    .where("m.conversation_id", "=", id)
    .where("m.deleted_at", "is", null)
    .orderBy("m.created_at", "desc")
    .orderBy("m.id", "desc")
    .limit(count)
    .execute();
  return rows.map((row) => toMessageExcerpt(view, row));
}

interface ExcerptRow {
  readonly id: string;
  readonly sender_id: string;
  readonly sender_name: string;
  readonly text: string;
  readonly created_at: number;
}

const toMessageExcerpt = ({ memberId }: NetworkView, row: ExcerptRow): MessageExcerpt => ({
  id: row.id,
  direction: row.sender_id === memberId ? "sent" : "received",
  sender_id: row.sender_id,
  sender_name: row.sender_name,
  excerpt: excerptOf(row.text),
  sent_at: isoTime(row.created_at),
});
