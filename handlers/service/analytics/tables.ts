import type { Migrations } from "../../../runtime/index.ts";

/** The analytics of one of the account's posts, as last fetched from the network. */
export interface PostAnalyticsRow {
  account_id: string;
  post_id: string;
  /** Epoch milliseconds. */
  published_at: number;
  /** Epoch milliseconds. */
  fetched_at: number;
  impressions: number;
  /** Tenths of a percent, for sorting; -1 if the post was never shown. */
  engagement_permille: number;
  /** `PostAnalytics` as JSON, without the days. */
  figures: string;
}

export interface AnalyticsTables {
  svc_post_analytics: PostAnalyticsRow;
}

export const analyticsMigrations: Migrations = {
  svc_0002_post_analytics: () => ({
    up: async ({ schema }) => {
      await schema
        .createTable("svc_post_analytics")
        .addColumn("account_id", "text", (column) => column.notNull().references("sb_accounts.id"))
        .addColumn("post_id", "text", (column) => column.notNull())
        .addColumn("published_at", "bigint", (column) => column.notNull())
        .addColumn("fetched_at", "bigint", (column) => column.notNull())
        .addColumn("impressions", "integer", (column) => column.notNull())
        .addColumn("engagement_permille", "integer", (column) => column.notNull())
        .addColumn("figures", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("svc_post_analytics_key", ["account_id", "post_id"])
        .execute();
      for (const keys of [["published_at"], ["impressions", "published_at"], ["engagement_permille", "published_at"]]) {
        await schema
          .createIndex(`svc_post_analytics_by_${keys[0] ?? ""}`)
          .on("svc_post_analytics")
          .columns(["account_id", ...keys, "post_id"])
          .execute();
      }
    },
  }),
};
