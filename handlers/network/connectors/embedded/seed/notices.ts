import type { Kysely } from "kysely";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";
import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { dayMs, hourMs } from "./calendar.ts";
import { idSequence, memberId } from "./ids.ts";

interface Event {
  readonly kind: string;
  readonly actor_id: string | null;
  readonly subject_id: string;
  readonly text: string;
  readonly at: number;
}

/** Writes the owner's notices of the last 60 days, derived from the stored rows. Notices of the last two days are unread. */
export async function writeNotices(db: Kysely<NetTables>, bulk: BulkInsert, now: number): Promise<void> {
  const owner = memberId(1);
  const since = now - 60 * dayMs;
  const events = [
    ...(await commentEvents(db, owner, since)),
    ...(await reactionEvents(db, owner, since)),
    ...(await contactEvents(db, owner, since)),
  ];
  events.sort((one, other) => one.at - other.at || (one.subject_id < other.subject_id ? -1 : 1));
  const nextId = idSequence("ntc");
  for (const { at, ...event } of events) {
    const read_at = at > now - 2 * dayMs ? null : Math.min(now, at + 5 * hourMs);
    bulk.add("net_notices", { id: nextId(), member_id: owner, ...event, created_at: at, read_at });
  }
}

async function commentEvents(db: Kysely<NetTables>, owner: string, since: number): Promise<Event[]> {
  const rows = await db
    .selectFrom("net_comments as comment")
    .innerJoin("net_posts as post", "post.id", "comment.post_id")
    .innerJoin("net_members as author", "author.id", "comment.author_id")
    .leftJoin("net_comments as parent", "parent.id", "comment.parent_id")
    .select(["comment.id", "comment.author_id", "comment.created_at", "comment.parent_id", "author.name"])
    .where("comment.created_at", ">", since)
    .where("comment.author_id", "!=", owner)
    .where((where) => where.or([where("post.author_id", "=", owner), where("parent.author_id", "=", owner)]))
    .orderBy("comment.created_at")
    .orderBy("comment.id")
    .execute();
  return rows.map(({ id, author_id, created_at, parent_id, name }) => ({
    kind: parent_id === null ? "comment" : "reply",
    actor_id: author_id,
    subject_id: id,
    text: parent_id === null ? `${name} commented on your post.` : `${name} replied to your comment.`,
    at: created_at,
  }));
}

/** One notice per post, with the first reaction and the number of others. */
async function reactionEvents(db: Kysely<NetTables>, owner: string, since: number): Promise<Event[]> {
  const rows = await db
    .selectFrom("net_posts as post")
    .innerJoin("net_reactions as reaction", "reaction.target_id", "post.id")
    .innerJoin("net_members as fan", "fan.id", "reaction.member_id")
    .select(["post.id", "post.reaction_count", "reaction.member_id", "reaction.created_at", "fan.name"])
    .where("post.author_id", "=", owner)
    .where("post.created_at", ">", since)
    .orderBy("reaction.created_at")
    .orderBy("reaction.member_id")
    .execute();
  const first = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!first.has(row.id)) first.set(row.id, row);
  return [...first.values()].map(({ id, reaction_count, member_id, created_at, name }) => ({
    kind: "reaction",
    actor_id: member_id,
    subject_id: id,
    text:
      reaction_count === 1
        ? `${name} reacted to your post.`
        : `${name} and ${reaction_count === 2 ? "1 other" : `${reaction_count - 1} others`} reacted to your post.`,
    at: created_at,
  }));
}

/** Notices of received and accepted invitations, and of mentions. */
async function contactEvents(db: Kysely<NetTables>, owner: string, since: number): Promise<Event[]> {
  const received = await db
    .selectFrom("net_invitations as invitation")
    .innerJoin("net_members as sender", "sender.id", "invitation.sender_id")
    .select(["invitation.id", "invitation.sender_id as actor_id", "invitation.created_at as at", "sender.name"])
    .where("invitation.recipient_id", "=", owner)
    .where("invitation.created_at", ">", since)
    .execute();
  const accepted = await db
    .selectFrom("net_invitations as invitation")
    .innerJoin("net_members as recipient", "recipient.id", "invitation.recipient_id")
    .select(["invitation.id", "invitation.recipient_id as actor_id", "invitation.responded_at as at", "recipient.name"])
    .where("invitation.sender_id", "=", owner)
    .where("invitation.status", "=", "accepted")
    .where("invitation.responded_at", ">", since)
    .execute();
  const mentions = await db
    .selectFrom("net_mentions as mention")
    .innerJoin("net_members as author", "author.id", "mention.author_id")
    .select(["mention.source_id as id", "mention.author_id as actor_id", "mention.created_at as at", "author.name"])
    .where("mention.member_id", "=", owner)
    .where("mention.created_at", ">", since)
    .execute();
  const event =
    (kind: string, words: string) => (row: { id: string; actor_id: string; at: number | null; name: string }) => ({
      kind,
      actor_id: row.actor_id,
      subject_id: row.id,
      text: `${row.name} ${words}`,
      at: row.at ?? since,
    });
  return [
    ...received.map(event("invitation", "invited you to connect.")),
    ...accepted.map(event("invitation_accepted", "accepted your invitation.")),
    ...mentions.map(event("mention", "mentioned you.")),
  ];
}
