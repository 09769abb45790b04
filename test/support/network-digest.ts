import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import type { NetTables } from "../../handlers/network/mirror/tables/net-tables.ts";
import { removeFolder } from "./remove-folder.ts";

/** The tables that the seed fills. */
export const networkTables = [
  "net_companies",
  "net_company_headcounts",
  "net_members",
  "net_positions",
  "net_educations",
  "net_skills",
  "net_endorsements",
  "net_recommendations",
  "net_recommendation_requests",
  "net_connections",
  "net_invitations",
  "net_follows",
  "net_conversations",
  "net_participants",
  "net_messages",
  "net_message_reactions",
  "net_media",
  "net_posts",
  "net_reactions",
  "net_comments",
  "net_mentions",
  "net_post_days",
  "net_saved_posts",
  "net_profile_views",
  "net_search_appearances",
  "net_jobs",
  "net_notices",
  "net_updates",
] as const satisfies readonly (keyof NetTables)[];

/** Returns the number of rows and an order-independent hash of each table, without `seq`, which varies by store. */
export async function digest(db: Kysely<NetTables>): Promise<Record<string, string>> {
  const result: Record<string, string> = {};
  for (const table of networkTables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    const lines = rows.map((row) =>
      JSON.stringify(
        Object.entries(row)
          .filter(([column]) => column !== "seq")
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
    );
    const hash = createHash("sha256").update(lines.sort().join("\n")).digest("hex").slice(0, 16);
    result[table] = `${rows.length} rows, ${hash}`;
  }
  return result;
}

/** An additional SQLite database. */
export function createSqliteFile(): { readonly url: string; drop(): void } {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-seed-"));
  return { url: `sqlite:${join(folder, "network.db")}`, drop: () => removeFolder(folder) };
}

/** Names the stored values that differ from the rows they summarize, such as `net_posts.reaction_count of pst_1`. */
export async function wrongSummaries(db: Kysely<NetTables>): Promise<string[]> {
  const sums: readonly [table: string, column: string, rows: string][] = [
    ["net_members", "connection_count", "select member_id as id, count(*) as n from net_connections group by 1"],
    ["net_members", "follower_count", "select target_id as id, count(*) as n from net_follows group by 1"],
    ["net_companies", "follower_count", "select target_id as id, count(*) as n from net_follows group by 1"],
    ["net_posts", "reaction_count", "select target_id as id, count(*) as n from net_reactions group by 1"],
    ["net_posts", "reaction_count", "select post_id as id, sum(reactions) as n from net_post_days group by 1"],
    ["net_posts", "comment_count", "select post_id as id, count(*) as n from net_comments group by 1"],
    ["net_posts", "comment_count", "select post_id as id, sum(comments) as n from net_post_days group by 1"],
    [
      "net_posts",
      "repost_count",
      "select repost_of as id, count(*) as n from net_posts where repost_of is not null group by 1",
    ],
    ["net_posts", "repost_count", "select post_id as id, sum(reposts) as n from net_post_days group by 1"],
    ["net_posts", "impression_count", "select post_id as id, sum(impressions) as n from net_post_days group by 1"],
    ["net_comments", "reaction_count", "select target_id as id, count(*) as n from net_reactions group by 1"],
    ["net_comments", "reply_count", "select parent_id as id, count(*) as n from net_comments group by 1"],
  ];
  const wrong: string[] = [];
  for (const [table, column, rows] of sums) {
    const { rows: found } = await sql
      .raw<{ id: string }>(
        `select t.id from ${table} t left join (${rows}) r on r.id = t.id where t.${column} <> coalesce(r.n, 0)`,
      )
      .execute(db);
    wrong.push(...found.map(({ id }) => `${table}.${column} of ${id}`));
  }
  const others = await sql<{ what: string }>`
    select 'skill of ' || s.member_id as what from net_skills s where s.endorsement_count <>
      (select count(*) from net_endorsements e where e.member_id = s.member_id and e.skill = s.skill)
    union all select 'unread in ' || p.conversation_id from net_participants p where p.unread_count <>
      (select count(*) from net_messages m where m.conversation_id = p.conversation_id and m.sender_id <> p.member_id
        and m.created_at > coalesce(p.last_read_at, 0))
    union all select 'last message of ' || c.id from net_conversations c where c.last_message_at <>
      (select max(created_at) from net_messages m where m.conversation_id = c.id)
    union all select 'rank in a connection of ' || n.member_id from net_connections n
      join net_members m on m.id = n.other_id where m.rank <> n.other_rank
    union all select 'headcount of ' || c.id from net_companies c where c.headcount <>
      (select headcount from net_company_headcounts h where h.company_id = c.id order by day desc limit 1)
    union all select 'profile views by comments' where
      (select sum(profile_view_count) from net_comments where author_id = 'prf_demo_0001') <>
      (select count(*) from net_profile_views where member_id = 'prf_demo_0001' and source = 'comment')
  `.execute(db);
  return [...wrong, ...others.rows.map(({ what }) => what)];
}
