import type { Kysely } from "kysely";
import type { IdSource, Store } from "../../../runtime/index.ts";
import { embeddedNetwork } from "../../network/connectors/embedded/embedded-network.ts";
import { scopeToNetwork } from "../../network/mirror/scope/scope-to-network.ts";
import type { NetTables } from "../../network/mirror/tables/net-tables.ts";
import { storePostAnalytics } from "../../service/analytics/stored-post-analytics.ts";
import type { AnalyticsTables } from "../../service/analytics/tables.ts";

const cachedPosts = 20;

export interface SeedPostAnalyticsOptions {
  readonly accountId: string;
  readonly networkId: number;
  /** The account's own member. */
  readonly memberId: string;
  /** The time at which the analytics were fetched, epoch milliseconds. */
  readonly now: number;
  readonly newId: IdSource;
}

/** Stores the analytics of the account's newest posts, as if get_post_analytics had been called for each of them. */
export async function seedPostAnalytics(
  { writer, dialect }: Pick<Store, "writer" | "dialect">,
  { accountId, networkId, memberId, now, newId }: SeedPostAnalyticsOptions,
): Promise<void> {
  const db = scopeToNetwork(writer as unknown as Kysely<NetTables>, networkId); // one database contains all tables
  const network = embeddedNetwork({ networkId, db, dialect, memberId, now: () => now, newId });
  const posts = await db
    .selectFrom("net_posts")
    .select("id")
    .where("author_id", "=", memberId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(cachedPosts)
    .execute();
  for (const { id } of posts) {
    const analytics = await network.analytics.post(id);
    await storePostAnalytics(writer as unknown as Kysely<AnalyticsTables>, accountId, analytics);
  }
}
