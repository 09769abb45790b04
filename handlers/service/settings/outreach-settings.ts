import type { OutreachLimits, OutreachSettings } from "../../../generated/schemas.ts";
import type { ManageOutreachSettingsInput } from "../../../generated/tools/settings/manage_outreach_settings.ts";
import { canonicalJson, toAccount, type AccountRow } from "../../../runtime/index.ts";
import { isoTime } from "../../time/iso-time.ts";
import { lockAccountRow, readAccountRow, type SettingsChangeContext, type SettingsContext } from "./account-row.ts";
import { readAccountSettings } from "./account-settings.ts";
import { checkDelay } from "./check-settings.ts";

export type OutreachSettingsChange = Omit<ManageOutreachSettingsInput, "action">;

type StoredSettings = Pick<
  OutreachSettings,
  "delay_seconds" | "weekend" | "stop_on_reply" | "invitation_note_policy" | "updated_at"
>;

const defaults: StoredSettings = {
  delay_seconds: { min: 60, max: 300 },
  weekend: false,
  stop_on_reply: true,
  invitation_note_policy: "as_written",
  updated_at: null,
};

/** Reads the outreach settings of the call's account; settings that were never changed have their defaults. */
export async function readOutreachSettings(context: SettingsContext): Promise<OutreachSettings> {
  return describe(context, await readAccountRow(context));
}

/**
 * Changes the settings that the input contains and returns all settings. Input equal to the current settings changes nothing.
 * The account's own limits are stored in the account itself, because they apply to every call of the account.
 * @throws Failure `invalid_arguments` if the maximum delay is shorter than the minimum.
 */
export async function changeOutreachSettings(
  context: SettingsChangeContext,
  { daily_limits, delay_seconds, ...plain }: OutreachSettingsChange,
): Promise<OutreachSettings> {
  const changes = { ...plain, ...(delay_seconds && { delay_seconds: checkDelay(delay_seconds) }) };
  const row = await lockAccountRow(context);
  const before = await describe(context, row);
  const after = { ...before, ...changes, daily_limits: { ...before.daily_limits, ...daily_limits } };
  if (canonicalJson(before) === canonicalJson(after)) return before;
  const changedAt = context.now();
  if (daily_limits) {
    const own = { ...toAccount(row).dailyLimits, ...daily_limits };
    await context.accountChanges.update({ daily_limits: JSON.stringify(own) });
  }
  await writeStored(context, after, changedAt);
  context.emit("settings.changed", { settings: "outreach", changed_at: isoTime(changedAt) });
  return { ...after, updated_at: isoTime(changedAt) };
}

async function describe(context: SettingsContext, row: AccountRow): Promise<OutreachSettings> {
  const { timezone, working_hours } = await readAccountSettings(context);
  const safety = safetyLimits(context);
  return {
    daily_limits: ownLimits(toAccount(row).dailyLimits, safety),
    safety_limits: safety,
    working_hours,
    timezone,
    ...(await readStored(context)),
  };
}

function safetyLimits({ surface }: SettingsContext): OutreachLimits {
  const daily = (category: keyof OutreachLimits): number =>
    surface.limits.safety.find(({ name }) => name === category)?.daily ?? 0;
  return {
    invitation: daily("invitation"),
    message: daily("message"),
    inmail: daily("inmail"),
    profile_view: daily("profile_view"),
    follow: daily("follow"),
    engagement: daily("engagement"),
  };
}

/** The account's own limits, never above the safety limits. */
function ownLimits(own: Readonly<Record<string, number>>, safety: OutreachLimits): OutreachLimits {
  const lower = (category: keyof OutreachLimits): number => Math.min(own[category] ?? Infinity, safety[category]);
  return {
    invitation: lower("invitation"),
    message: lower("message"),
    inmail: lower("inmail"),
    profile_view: lower("profile_view"),
    follow: lower("follow"),
    engagement: lower("engagement"),
  };
}

async function readStored({ db, account }: SettingsContext): Promise<StoredSettings> {
  const row = await db
    .selectFrom("svc_outreach_settings")
    .selectAll()
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  if (!row) return defaults;
  return {
    delay_seconds: { min: row.min_delay_seconds, max: row.max_delay_seconds },
    weekend: row.weekend === 1,
    stop_on_reply: row.stop_on_reply === 1,
    invitation_note_policy: row.invitation_note_policy as StoredSettings["invitation_note_policy"], // of the input's type
    updated_at: isoTime(row.updated_at),
  };
}

async function writeStored({ db, account }: SettingsContext, settings: StoredSettings, now: number): Promise<void> {
  const columns = {
    min_delay_seconds: settings.delay_seconds.min,
    max_delay_seconds: settings.delay_seconds.max,
    weekend: settings.weekend ? 1 : 0,
    stop_on_reply: settings.stop_on_reply ? 1 : 0,
    invitation_note_policy: settings.invitation_note_policy,
    updated_at: now,
  } as const;
  await db
    .insertInto("svc_outreach_settings")
    .values({ account_id: account.id, ...columns })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(columns))
    .execute();
}
