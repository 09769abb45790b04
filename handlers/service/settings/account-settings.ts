import type { AccountSettings, NotificationSettings, WorkingHours } from "../../../generated/schemas.ts";
import type { UpdateAccountSettingsInput } from "../../../generated/tools/settings/update_account_settings.ts";
import { canonicalJson, changeTimezone } from "../../../runtime/index.ts";
import { isoTime } from "../../time/iso-time.ts";
import { lockAccountRow, readAccountRow, type SettingsChangeContext, type SettingsContext } from "./account-row.ts";
import { checkLanguage, checkTimezone, checkWorkingHours } from "./check-settings.ts";

type StoredSettings = Omit<AccountSettings, "account_id" | "timezone">;

/** The settings of an account that has never changed them. */
export const defaultSettings: StoredSettings = {
  language: "en",
  working_hours: { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], start: "09:00", end: "17:00" },
  notifications: {
    invitations: true,
    messages: true,
    mentions: true,
    engagement: true,
    profile_views: true,
    campaigns: true,
  },
  analytics_retention_days: 365,
  updated_at: null,
};

/** Reads the settings of the call's account; settings that were never changed have their defaults. */
export async function readAccountSettings(context: SettingsContext): Promise<AccountSettings> {
  const { id, timezone } = await readAccountRow(context);
  return { account_id: id, timezone, ...(await readStored(context)) };
}

/**
 * Changes the settings that the input contains and returns all settings. Input equal to the current settings changes nothing.
 * @throws Failure `invalid_arguments` for an unknown time zone, a malformed language tag, and working hours that do not
 * end after they start.
 */
export async function changeAccountSettings(
  context: SettingsChangeContext,
  input: Omit<UpdateAccountSettingsInput, "end_client_id">,
): Promise<AccountSettings> {
  const { notifications, timezone, language, working_hours, ...plain } = input;
  const changes = {
    ...plain,
    ...(timezone !== undefined && { timezone: checkTimezone(timezone) }),
    ...(language !== undefined && { language: checkLanguage(language) }),
    ...(working_hours && { working_hours: checkWorkingHours(working_hours) }),
  };
  const row = await lockAccountRow(context);
  const before: AccountSettings = { account_id: row.id, timezone: row.timezone, ...(await readStored(context)) };
  const after = { ...before, ...changes, notifications: { ...before.notifications, ...notifications } };
  if (canonicalJson(before) === canonicalJson(after)) return before;
  const changedAt = context.now();
  if (after.timezone !== before.timezone) {
    await changeTimezone(context, { from: before.timezone, to: after.timezone, now: changedAt });
  }
  await writeStored(context, after, changedAt);
  context.emit("settings.changed", { settings: "account", changed_at: isoTime(changedAt) });
  return { ...after, updated_at: isoTime(changedAt) };
}

/** Reads which notices are on. */
export const readNotificationSettings = async (
  context: Pick<SettingsContext, "db" | "account">,
): Promise<NotificationSettings> => (await readStored(context)).notifications;

async function readStored({ db, account }: Pick<SettingsContext, "db" | "account">): Promise<StoredSettings> {
  const row = await db
    .selectFrom("svc_account_settings")
    .selectAll()
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  if (!row) return defaultSettings;
  return {
    language: row.language,
    working_hours: JSON.parse(row.working_hours) as WorkingHours, // the columns contain what writeStored wrote
    notifications: {
      ...defaultSettings.notifications,
      ...(JSON.parse(row.notifications) as Partial<NotificationSettings>),
    },
    analytics_retention_days: row.analytics_retention_days,
    updated_at: isoTime(row.updated_at),
  };
}

async function writeStored({ db, account }: SettingsContext, settings: StoredSettings, now: number): Promise<void> {
  const columns = {
    language: settings.language,
    working_hours: JSON.stringify(settings.working_hours),
    notifications: JSON.stringify(settings.notifications),
    analytics_retention_days: settings.analytics_retention_days,
    updated_at: now,
  };
  await db
    .insertInto("svc_account_settings")
    .values({ account_id: account.id, ...columns })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(columns))
    .execute();
}
