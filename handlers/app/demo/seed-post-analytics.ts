import type { Kysely } from "kysely";
import type { IdSource, Store } from "../../../runtime/index.ts";
import { embeddedNetwork } from "../../network/connectors/embedded/embedded-network.ts";
import { openScope } from "../../network/mirror/open-scope.ts";
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
  const scope = openScope({ writer, dialect }, networkId);
  const network = embeddedNetwork({ ...scope, memberId, now: () => now, newId });
  const own = { author: null, since: null, until: null, sort: "recent" } as const;
  const { items } = await network.content.list(own, { limit: cachedPosts, after: null });
  for (const { id } of items) {
    const analytics = await network.analytics.post(id);
    await storePostAnalytics(writer as unknown as Kysely<AnalyticsTables>, accountId, analytics);
  }
}
