import { argumentFailure } from "../../../../runtime/index.ts";
import { readOutreachSettings } from "../../settings/outreach-settings.ts";
import type { CampaignContext, CampaignRecord } from "../setup/campaign-record.ts";
import { workingWindows } from "../setup/working-time.ts";

const maxDays = 365;

/**
 * Returns the first working time of a campaign at or after the time in an argument, in epoch milliseconds; null if the argument
 * was omitted.
 * @throws Failure `invalid_arguments` unless the time is in the future and within a year.
 */
export async function findNextTime(
  context: CampaignContext,
  { schedule }: Pick<CampaignRecord, "schedule">,
  atMs: number | null,
): Promise<number | null> {
  if (atMs === null) return null;
  const now = context.now();
  if (atMs <= now || atMs > now + maxDays * 86_400_000)
    throw argumentFailure(
      "/next_action_at",
      `The time must be in the future, and within ${maxDays} days.`,
      `The current time is ${new Date(now).toISOString()}.`,
    );
  const { weekend } = await readOutreachSettings(context);
  return workingWindows(schedule, weekend, atMs).next().value?.opensAt ?? atMs;
}
