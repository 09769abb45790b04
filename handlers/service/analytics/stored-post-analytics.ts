import { sql, type Kysely } from "kysely";
import type { PostAnalytics, PurgeReport } from "../../../generated/schemas.ts";
import type { CallContext, RuntimeTables } from "../../../runtime/index.ts";
import { afterPosition, toPage } from "../../paging/keyset.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import { isoTimeOrNull } from "../../time/iso-time.ts";
import type { SettingsContext } from "../settings/account-row.ts";
import { defaultSettings, readAccountSettings } from "../settings/account-settings.ts";
import type { SettingsTables } from "../settings/tables.ts";
import type { AnalyticsTables } from "./tables.ts";

const dayMs = 86_400_000;

/** The part of the call context that the stored analytics use. */
export type StoredAnalyticsContext = SettingsContext & Pick<CallContext<RuntimeTables & AnalyticsTables>, "db">;

export interface StoredAnalyticsQuery {
  /** Only these posts; null for all. */
  readonly postIds: readonly string[] | null;
  /** Epoch milliseconds. */
  readonly publishedSince: number | null;
  readonly sort: "recent" | "impressions" | "engagement_rate";
}

/** Stores the analytics of one of the account's posts, and replaces those fetched before. */
export async function storePostAnalytics(
  db: Kysely<AnalyticsTables>,
  accountId: string,
  analytics: PostAnalytics,
): Promise<void> {
  const { impressions, engagement_rate } = analytics;
  const columns = {
    published_at: Date.parse(analytics.published_at),
    fetched_at: Date.parse(analytics.fetched_at),
    impressions,
    engagement_permille: engagement_rate === null ? -1 : Math.round(engagement_rate * 10),
    figures: JSON.stringify({ ...analytics, days: null }),
  };
  await db
    .insertInto("svc_post_analytics")
    .values({ account_id: accountId, post_id: analytics.post_id, ...columns })
    .onConflict((conflict) => conflict.columns(["account_id", "post_id"]).doUpdateSet(columns))
    .execute();
}

/** Deletes the analytics of a post that no longer exists. */
export async function deleteStoredPostAnalytics(
  db: Kysely<AnalyticsTables>,
  accountId: string,
  postId: string,
): Promise<void> {
  await db.deleteFrom("svc_post_analytics").where("account_id", "=", accountId).where("post_id", "=", postId).execute();
}

/**
 * Deletes analytics that are older than the setting `analytics_retention_days` of their accounts, at most `maxRows`.
 * @returns whether there may be more.
 */
export async function deleteExpiredAnalytics(
  tx: Kysely<RuntimeTables>,
  now: number,
  maxRows: number,
): Promise<boolean> {
  const db: Kysely<RuntimeTables & AnalyticsTables & SettingsTables> = tx; // one database contains the tables of all modules
  const days = sql<number>`coalesce(s.analytics_retention_days, ${defaultSettings.analytics_retention_days})`;
  const expired = db
    .selectFrom("svc_post_analytics as p")
    .leftJoin("svc_account_settings as s", "s.account_id", "p.account_id")
    .select(["p.account_id", "p.post_id"])
    .where("p.fetched_at", "<", sql<number>`cast(${now} as bigint) - ${days} * cast(${dayMs} as bigint)`)
    .limit(maxRows);
  const { numDeletedRows } = await db
    .deleteFrom("svc_post_analytics")
    .where((where) => where(where.refTuple("account_id", "post_id"), "in", expired.$asTuple("account_id", "post_id")))
    .executeTakeFirstOrThrow();
  return numDeletedRows >= BigInt(maxRows);
}

/**
 * Deletes the account's stored analytics.
 * @param fetchedBefore only those fetched before this time, epoch milliseconds; null for all.
 */
export async function purgePostAnalytics(
  { db, account }: Pick<StoredAnalyticsContext, "db" | "account">,
  fetchedBefore: number | null,
): Promise<PurgeReport> {
  const { numDeletedRows } = await db
    .deleteFrom("svc_post_analytics")
    .where("account_id", "=", account.id)
    .$if(fetchedBefore !== null, (purge) => purge.where("fetched_at", "<", fetchedBefore))
    .executeTakeFirstOrThrow();
  const { remaining, oldest } = await db
    .selectFrom("svc_post_analytics")
    .select((select) => [
      select.fn.countAll<number>().as("remaining"),
      select.fn.min<number | null>("fetched_at").as("oldest"),
    ])
    .where("account_id", "=", account.id)
    .executeTakeFirstOrThrow();
  return {
    deleted_count: Number(numDeletedRows),
    remaining_count: remaining,
    oldest_fetched_at: isoTimeOrNull(oldest),
  };
}

/** Lists the account's stored analytics, except those older than its retention period. */
export async function listStoredPostAnalytics(
  context: StoredAnalyticsContext,
  { postIds, publishedSince, sort }: StoredAnalyticsQuery,
  page: PageRequest,
): Promise<Page<PostAnalytics>> {
  const sortColumn = { recent: null, impressions: "impressions", engagement_rate: "engagement_permille" } as const;
  const highest = sortColumn[sort];
  const keys = [...(highest === null ? [] : [highest]), "published_at", "post_id"] as const;
  const rows = await context.db
    .selectFrom("svc_post_analytics")
    .selectAll()
    .where("account_id", "=", context.account.id)
    .where("fetched_at", ">=", await retentionStart(context))
    .$if(postIds !== null, (select) => select.where("post_id", "in", [...(postIds ?? [])]))
    .$if(publishedSince !== null, (select) => select.where("published_at", ">=", publishedSince))
    .where(afterPosition(keys, page.after, "desc"))
    .$if(highest !== null, (select) => select.orderBy(highest ?? "post_id", "desc"))
    .orderBy("published_at", "desc")
    .orderBy("post_id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    (row) => keys.map((key) => row[key]),
    (shown) => shown.map(({ figures }) => JSON.parse(figures) as PostAnalytics), // written by storePostAnalytics
  );
}

async function retentionStart(context: StoredAnalyticsContext): Promise<number> {
  const { analytics_retention_days } = await readAccountSettings(context);
  return context.now() - analytics_retention_days * dayMs;
}
