import { sql } from "kysely";
import type { DaySpan, GrowthCounts, PeriodCounts } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";
import { countConnections } from "./connection-breakdowns.ts";

/** Counts the activity of the account, and the activity of others toward it, in a span. */
export async function readPeriodCounts(view: NetworkView, span: DaySpan): Promise<PeriodCounts> {
  return {
    ...(await readContent(view, span)),
    ...(await readProfile(view, span)),
    ...(await readGrowth(view, span)),
    ...(await readInvitations(view, span)),
    ...(await readMessages(view, span)),
  };
}

async function readContent({ db, memberId }: NetworkView, span: DaySpan) {
  const { published } = await db
    .selectFrom("net_posts")
    .select((select) => select.fn.countAll<number>().as("published"))
    .where("author_id", "=", memberId)
    .where("created_at", ">=", span.startMs)
    .where("created_at", "<", span.endMs)
    .executeTakeFirstOrThrow();
  const gained = await db
    .selectFrom("net_posts as p")
    .innerJoin("net_post_days as d", "d.post_id", "p.id")
    .select([
      sql<number>`coalesce(sum(d.impressions), 0)`.as("impressions"),
      sql<number>`coalesce(sum(d.reactions), 0)`.as("reactions"),
      sql<number>`coalesce(sum(d.comments), 0)`.as("comments"),
      sql<number>`coalesce(sum(d.reposts), 0)`.as("reposts"),
      sql<number>`coalesce(sum(d.clicks), 0)`.as("clicks"),
    ])
    .where("p.author_id", "=", memberId)
    .where("d.day", ">=", span.from)
    .where("d.day", "<=", span.to)
    .executeTakeFirstOrThrow();
  return { posts_published: published, ...gained };
}

async function readProfile({ db, memberId }: NetworkView, span: DaySpan) {
  const views = await db
    .selectFrom("net_profile_views")
    .select((select) => [
      select.fn.countAll<number>().as("profile_views"),
      select.fn.count<number>("viewer_id").distinct().as("named_viewers"),
    ])
    .where("member_id", "=", memberId)
    .where("viewed_at", ">=", span.startMs)
    .where("viewed_at", "<", span.endMs)
    .executeTakeFirstOrThrow();
  const appearances = await db
    .selectFrom("net_search_appearances")
    .select(sql<number>`coalesce(sum(count), 0)`.as("search_appearances"))
    .where("member_id", "=", memberId)
    .where("day", ">=", span.from)
    .where("day", "<=", span.to)
    .executeTakeFirstOrThrow();
  return { ...views, ...appearances };
}

/** Counts the account's followers and connections at the end of a span, and the new ones of the span. */
export async function readGrowth(view: NetworkView, span: DaySpan): Promise<GrowthCounts> {
  const { db, memberId } = view;
  const { startMs, endMs } = span;
  const followers = await db
    .selectFrom("net_follows")
    .select([
      sql<number>`count(*)`.as("followers"),
      sql<number>`coalesce(sum(case when created_at >= ${startMs} then 1 else 0 end), 0)`.as("new_followers"),
    ])
    .where("target_id", "=", memberId)
    .where("created_at", "<", endMs)
    .executeTakeFirstOrThrow();
  const { total: connections, added: new_connections } = await countConnections(view, span);
  return { ...followers, connections, new_connections };
}

async function readInvitations({ db, memberId }: NetworkView, span: DaySpan) {
  return db
    .selectFrom("net_invitations")
    .select([
      sql<number>`count(*)`.as("invitations_sent"),
      sql<number>`coalesce(sum(case when status = 'accepted' then 1 else 0 end), 0)`.as("invitations_accepted"),
    ])
    .where("sender_id", "=", memberId)
    .where("created_at", ">=", span.startMs)
    .where("created_at", "<", span.endMs)
    .executeTakeFirstOrThrow();
}

/** A conversation is answered by any message of another member after the account's first message of the span. */
async function readMessages({ db, memberId }: NetworkView, span: DaySpan) {
  const written = db
    .selectFrom("net_messages")
    .select((select) => [
      "conversation_id",
      select.fn.countAll<number>().as("messages"),
      select.fn.min("created_at").as("first_at"),
    ])
    .where("sender_id", "=", memberId)
    .where("created_at", ">=", span.startMs)
    .where("created_at", "<", span.endMs)
    .groupBy("conversation_id");
  const isAnswered = sql`exists (select 1 from net_messages a where a.conversation_id = w.conversation_id
    and a.sender_id <> ${memberId} and a.created_at > w.first_at)`;
  return db
    .selectFrom(written.as("w"))
    .select([
      sql<number>`coalesce(sum(w.messages), 0)`.as("messages_sent"),
      sql<number>`count(*)`.as("conversations_written"),
      sql<number>`coalesce(sum(case when ${isAnswered} then 1 else 0 end), 0)`.as("conversations_answered"),
    ])
    .executeTakeFirstOrThrow();
}
