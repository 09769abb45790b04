import type { Kysely } from "kysely";
import type { IdSource, Store } from "../../../runtime/index.ts";
import { readPostAnalytics } from "../../network/mirror/analytics/post-analytics.ts";
import type { NetTables } from "../../network/mirror/tables/net-tables.ts";
import { storePostAnalytics } from "../../service/analytics/stored-post-analytics.ts";
import type { AnalyticsTables } from "../../service/analytics/tables.ts";

const cachedPosts = 20;

export interface SeedPostAnalyticsOptions {
  readonly accountId: string;
  /** The account's own member. */
  readonly memberId: string;
  /** The time at which the analytics were fetched, epoch milliseconds. */
  readonly now: number;
  readonly newId: IdSource;
}

/** Stores the analytics of the account's newest posts, as if get_post_analytics had been called for each of them. */
export async function seedPostAnalytics(
  { writer, dialect }: Pick<Store, "writer" | "dialect">,
  { accountId, memberId, now, newId }: SeedPostAnalyticsOptions,
): Promise<void> {
  const db = writer as unknown as Kysely<NetTables & AnalyticsTables>; // one database contains the tables of all owners
  const view = { db: db as unknown as Kysely<NetTables>, dialect, memberId, now: () => now, newId };
  const posts = await db
    .selectFrom("net_posts")
    .select("id")
    .where("author_id", "=", memberId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(cachedPosts)
    .execute();
  for (const { id } of posts) {
    const analytics = await readPostAnalytics(view, id);
    await storePostAnalytics(db, accountId, analytics);
  }
}
