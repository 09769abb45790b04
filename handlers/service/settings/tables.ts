import type { Migrations } from "../../../runtime/index.ts";

/**
 * The settings of an account; an account without a row has the defaults. The time zone and the account's own limits are in
 * `sb_accounts`.
 */
export interface AccountSettingsRow {
  account_id: string;
  /** BCP 47 tag. */
  language: string;
  /** `WorkingHours` as JSON. */
  working_hours: string;
  /** `NotificationSettings` as JSON. */
  notifications: string;
  analytics_retention_days: number;
  /** Epoch milliseconds of the last change, including changes of the time zone. */
  updated_at: number;
}

/** The outreach settings of an account; an account without a row has the defaults. */
export interface OutreachSettingsRow {
  account_id: string;
  min_delay_seconds: number;
  max_delay_seconds: number;
  weekend: 0 | 1;
  stop_on_reply: 0 | 1;
  /** `as_written`, `always` or `never`. */
  invitation_note_policy: string;
  /** Epoch milliseconds of the last change, including changes of the account's own limits. */
  updated_at: number;
}

export interface SettingsTables {
  svc_account_settings: AccountSettingsRow;
  svc_outreach_settings: OutreachSettingsRow;
}

export const settingsMigrations: Migrations = {
  svc_0001_settings: () => ({
    up: async ({ schema }) => {
      await schema
        .createTable("svc_account_settings")
        .addColumn("account_id", "text", (column) => column.primaryKey().references("sb_accounts.id"))
        .addColumn("language", "text", (column) => column.notNull())
        .addColumn("working_hours", "text", (column) => column.notNull())
        .addColumn("notifications", "text", (column) => column.notNull())
        .addColumn("analytics_retention_days", "integer", (column) => column.notNull())
        .addColumn("updated_at", "bigint", (column) => column.notNull())
        .execute();
      await schema
        .createTable("svc_outreach_settings")
        .addColumn("account_id", "text", (column) => column.primaryKey().references("sb_accounts.id"))
        .addColumn("min_delay_seconds", "integer", (column) => column.notNull())
        .addColumn("max_delay_seconds", "integer", (column) => column.notNull())
        .addColumn("weekend", "integer", (column) => column.notNull())
        .addColumn("stop_on_reply", "integer", (column) => column.notNull())
        .addColumn("invitation_note_policy", "text", (column) => column.notNull())
        .addColumn("updated_at", "bigint", (column) => column.notNull())
        .execute();
    },
  }),
};
