import type { CampaignContext, CampaignRecord } from "../setup/campaign-record.ts";

/** How many steps of a campaign were skipped for a reason. */
export interface SkippedSteps {
  readonly reason: string;
  readonly count: number;
}

const maxReasons = 50;
const missing = "missing field: ";

/** Reads why steps of a campaign were skipped, the most frequent reason first. */
export async function readSkipped(
  { db }: Pick<CampaignContext, "db">,
  { id }: Pick<CampaignRecord, "id">,
): Promise<SkippedSteps[]> {
  const rows = await db
    .selectFrom("svc_campaign_events")
    .select("reason")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("campaign_id", "=", id)
    .where("kind", "=", "skipped")
    .groupBy("reason")
    .orderBy("count", "desc")
    .orderBy("reason")
    .limit(maxReasons)
    .execute();
  return rows.map(({ reason, count }) => ({ reason: reason ?? "", count }));
}

/** The skipped steps whose texts have empty variables; `reason` names the variables. */
export const forMissingFields = (skipped: readonly SkippedSteps[]): SkippedSteps[] =>
  skipped.flatMap(({ reason, count }) =>
    reason.startsWith(missing) ? [{ reason: reason.slice(missing.length), count }] : [],
  );

/** The steps that were skipped for reasons other than their conditions. */
export const unplannedSkips = (skipped: readonly SkippedSteps[]): SkippedSteps[] =>
  skipped.filter(({ reason }) => !/^condition |^not_accepted$/.test(reason));
