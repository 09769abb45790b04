import { sql } from "kysely";
import type { NetworkView } from "../network-view.ts";

const hourMs = 3_600_000;
/** The score of a post halves in this time. */
const halfLifeHours = 36;
/** Older interactions do not count toward closeness. */
const closenessDays = 90;

interface ScoreInput {
  readonly created_at: number;
  readonly reaction_count: number;
  readonly comment_count: number;
  readonly repost_count: number;
}

/**
 * The relevance of a post to the account at a time:
 *
 *     closeness × (1 + ln(1 + reactions + 2 × comments + 3 × reposts)) × 0.5 ^ (age in hours / 36)
 *
 * It grows logarithmically with engagement and decays exponentially with age.
 */
export function feedScore(post: ScoreInput, closeness: number, asOf: number): number {
  const engagement = post.reaction_count + 2 * post.comment_count + 3 * post.repost_count;
  const age = (asOf - post.created_at) / hourMs;
  return closeness * (1 + Math.log1p(engagement)) * 0.5 ** (age / halfLifeHours);
}

/**
 * Computes the closeness of authors to the account at a time: 1 for a connection, 0.8 for a followed member or company, 0.5
 * for others, times 1 + ln(1 + interactions). Interactions are the account's reactions to and comments on the author's posts,
 * and its messages in their direct conversation, within the last 90 days.
 */
export async function readCloseness(
  view: NetworkView,
  authorIds: readonly string[],
  asOf: number,
): Promise<ReadonlyMap<string, number>> {
  const interactions = await countInteractions(view, asOf);
  const connections = await readConnectionIds(view, asOf);
  const followed = await readFollowedIds(view, asOf);
  const closeness = new Map<string, number>();
  for (const id of authorIds) {
    const base = connections.has(id) ? 1 : followed.has(id) ? 0.8 : 0.5;
    closeness.set(id, base * (1 + Math.log1p(interactions.get(id) ?? 0)));
  }
  return closeness;
}

async function readConnectionIds({ db, memberId }: NetworkView, asOf: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", memberId)
    .where("connected_at", "<=", asOf)
    .execute();
  return new Set(rows.map((row) => row.other_id));
}

async function readFollowedIds({ db, memberId }: NetworkView, asOf: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("net_follows")
    .select("target_id")
    .where("follower_id", "=", memberId)
    .where("created_at", "<=", asOf)
    .execute();
  return new Set(rows.map((row) => row.target_id));
}

async function countInteractions({ db, memberId }: NetworkView, asOf: number): Promise<ReadonlyMap<string, number>> {
  const since = asOf - closenessDays * 24 * hourMs;
  const { rows } = await sql<{ author_id: string; interactions: number }>`
    select author_id, count(*) as interactions from (
      select p.author_id from net_reactions r join net_posts p on p.id = r.target_id
        where r.member_id = ${memberId} and r.created_at > ${since} and r.created_at <= ${asOf}
      union all select p.author_id from net_comments c join net_posts p on p.id = c.post_id
        where c.author_id = ${memberId} and c.created_at > ${since} and c.created_at <= ${asOf}
      union all select o.member_id from net_messages m
        join net_conversations v on v.id = m.conversation_id and v.kind = 'direct'
        join net_participants o on o.conversation_id = v.id and o.member_id <> ${memberId}
        where m.sender_id = ${memberId} and m.created_at > ${since} and m.created_at <= ${asOf}
    ) as interaction group by author_id`.execute(db);
  return new Map(rows.map((row) => [row.author_id, row.interactions]));
}
