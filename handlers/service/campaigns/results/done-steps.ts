import { calendarDay } from "../../../../runtime/index.ts";
import type { CampaignScope, CampaignRecord } from "../setup/campaign-record.ts";
import { startOfDayAt } from "../setup/working-time.ts";

type Scope = Pick<CampaignScope, "db" | "now">;

/** Counts the steps executed since midnight in the campaign's time zone, which count toward its daily cap. */
export async function countDoneToday(
  { db, now }: Scope,
  { id, schedule }: Pick<CampaignRecord, "id" | "schedule">,
): Promise<number> {
  const { done } = await doneSince(db, id, startOfDayAt(now(), schedule.timezone))
    .select((select) => select.fn.countAll<number>().as("done"))
    .executeTakeFirstOrThrow();
  return done;
}

/** Counts the steps executed on each of the last 7 days of the campaign's time zone, today included. */
export async function countDoneByDay(
  { db, now }: Scope,
  { id, schedule: { timezone } }: Pick<CampaignRecord, "id" | "schedule">,
): Promise<ReadonlyMap<string, number>> {
  const rows = await doneSince(db, id, startOfDayAt(now(), timezone, 6))
    .select("occurred_at")
    .execute();
  const days = new Map<string, number>();
  for (const { occurred_at } of rows) {
    const day = calendarDay(occurred_at, timezone);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return days;
}

const doneSince = (db: Scope["db"], campaignId: string, since: number) =>
  db
    .selectFrom("svc_campaign_events")
    .where("campaign_id", "=", campaignId)
    .where("kind", "=", "sent")
    .where("occurred_at", ">=", since);
