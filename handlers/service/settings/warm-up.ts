import type { WarmUp, WarmUpState } from "../../../generated/schemas.ts";
import type { ManageWarmUpInput } from "../../../generated/tools/settings/manage_warm_up.ts";
import { toAccount, type Account, type AccountRow, type CallContext } from "../../../runtime/index.ts";
import { isoTime } from "../../time/iso-time.ts";
import { lockAccountRow, readAccountRow, type SettingsChangeContext, type SettingsContext } from "./account-row.ts";

const dayMs = 86_400_000;

/** Reads the warm-up of the call's account. */
export async function readWarmUp(context: WarmUpContext): Promise<WarmUp> {
  return describeWarmUp(context, await readAccountRow(context));
}

/** Starts the warm-up, changes the length of the one that is running, or stops it. */
export async function changeWarmUp(
  context: WarmUpContext & SettingsChangeContext,
  { action, days }: Pick<ManageWarmUpInput, "days"> & { readonly action: "start" | "stop" },
): Promise<WarmUp> {
  const { surface, now } = context;
  const row = await lockAccountRow(context);
  const running = warmUpState({ surface, now, account: toAccount(row) });
  const changes =
    action === "stop"
      ? { warm_up_started_at: null, warm_up_days: null }
      : {
          warm_up_started_at: running ? row.warm_up_started_at : now(),
          warm_up_days: days ?? (running ? row.warm_up_days : surface.limits.warmUp.days),
        };
  const isChange = changes.warm_up_started_at !== row.warm_up_started_at || changes.warm_up_days !== row.warm_up_days;
  if (isChange) {
    await context.accountChanges.update(changes);
    context.emit("settings.changed", { settings: "account", changed_at: isoTime(now()) });
  }
  return describeWarmUp(context, { ...row, ...changes });
}

type WarmUpContext = SettingsContext & Pick<CallContext, "limits">;

function describeWarmUp(context: WarmUpContext, row: AccountRow): WarmUp {
  const account = toAccount(row);
  const { limits, surface, now } = context;
  const full: Account = { ...account, warmUp: null };
  return {
    account_id: account.id,
    warm_up: warmUpState({ surface, now, account }),
    limits: surface.limits.safety.map(({ name }) => ({
      category: name,
      limit: limits.safetyLimit(name, now(), account),
      full_limit: limits.safetyLimit(name, now(), full),
    })),
  };
}

/** The progress of the account's warm-up; null if it is not warming up. */
export function warmUpState({
  account,
  surface,
  now,
}: Pick<SettingsContext, "account" | "surface" | "now">): WarmUpState | null {
  if (!account.warmUp) return null;
  const { startedAt, days } = account.warmUp;
  const elapsedMs = Math.max(0, now() - startedAt);
  if (elapsedMs >= days * dayMs) return null;
  const { startPercent } = surface.limits.warmUp;
  return {
    day: Math.floor(elapsedMs / dayMs) + 1,
    days,
    percent: Math.floor(startPercent + (100 - startPercent) * (elapsedMs / (days * dayMs))),
    ends_at: isoTime(startedAt + days * dayMs),
  };
}
