import type { WarmUpState } from "../../../generated/schemas.ts";
import { isoTime } from "../../time/iso-time.ts";
import type { SettingsContext } from "./account-row.ts";

const dayMs = 86_400_000;

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
