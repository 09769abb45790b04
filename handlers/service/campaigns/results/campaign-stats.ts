import { sql } from "kysely";
import type { CampaignDay, CampaignStats, CampaignStepStats } from "../../../../generated/schemas.ts";
import { calendarDay } from "../../../../runtime/index.ts";
import { median } from "../../../statistics/median.ts";
import { percent } from "../../../statistics/rounding.ts";
import { isoTimeOrNull } from "../../../time/iso-time.ts";
import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";
import { daysUntil, startOfDayAt } from "../setup/working-time.ts";
import type { CampaignEventKind } from "../tables.ts";
import { countDoneToday } from "./done-steps.ts";
import { readTotals, sumEvents, toKeyMetrics, type EventCount } from "./campaign-metrics.ts";

const maxDays = 14;
const dayMs = 86_400_000;
/** In every time zone, days begin at a multiple of 15 minutes, UTC. */
const quarterMs = 900_000;
/** The maximum number of responses from which a median is computed. The latest ones are used. */
const maxResponses = 1_000;

/** Computes the statistics of a campaign from its enrollments and events. */
export async function readStats(context: CampaignContext, campaign: CampaignRecord): Promise<CampaignStats> {
  const totals = (await readTotals(context, [campaign.id]))(campaign.id);
  const { leads, events } = totals;
  const { contacted, replied, reply_rate, ...invitations } = toKeyMetrics(totals);
  const { firstAt, lastAt } = await readActionTimes(context, campaign);
  return {
    leads,
    contacted,
    profiles_viewed: sumEvents(events, "sent", "view_profile"),
    followed: sumEvents(events, "sent", "follow"),
    reactions: sumEvents(events, "sent", "react"),
    ...invitations,
    messages_sent: sumEvents(events, "sent", "message"),
    inmails_sent: sumEvents(events, "sent", "inmail"),
    replied,
    reply_rate,
    skipped: sumEvents(events, "skipped"),
    failed: sumEvents(events, "failed"),
    median_hours_to_accept: await readMedianHours(context, campaign, "accepted"),
    median_hours_to_reply: await readMedianHours(context, campaign, "replied"),
    done_today: await countDoneToday(context, campaign),
    first_action_at: isoTimeOrNull(firstAt),
    last_action_at: isoTimeOrNull(lastAt),
    steps: campaign.steps.map((step, at) => describeStep(step.kind, at + 1, events)),
    days: campaign.launched_at === null ? [] : await readDays(context, campaign),
  };
}

/** Counts the events of a step, without those of a step of another kind that an earlier setup had at this position. */
function describeStep(kind: CampaignStepStats["kind"], step: number, counts: readonly EventCount[]): CampaignStepStats {
  const count = (event: CampaignEventKind): number =>
    sumEvents(
      counts.filter((row) => row.step === step),
      event,
      kind,
    );
  const done = count("sent");
  const accepted = kind === "invite" ? count("accepted") : null;
  const replied = count("replied");
  return {
    step,
    kind,
    done,
    skipped: count("skipped"),
    failed: count("failed"),
    accepted,
    acceptance_rate: accepted === null ? null : percent(accepted, done),
    replied,
    reply_rate: percent(replied, done),
  };
}

/** Reads the times of the first and the last step, one from each end of the index. */
async function readActionTimes({ db }: CampaignContext, { id }: CampaignRecord) {
  const read = async (direction: "asc" | "desc"): Promise<number | null> => {
    const row = await db
      .selectFrom("svc_campaign_events")
      .select("occurred_at")
      .where("campaign_id", "=", id)
      .where("kind", "=", "sent")
      .orderBy("occurred_at", direction)
      .limit(1)
      .executeTakeFirst();
    return row?.occurred_at ?? null;
  };
  return { firstAt: await read("asc"), lastAt: await read("desc") };
}

/** The median time from a step to its acceptance or reply, in hours with one decimal; null without responses. */
async function readMedianHours(
  { db }: CampaignContext,
  { id }: CampaignRecord,
  kind: "accepted" | "replied",
): Promise<number | null> {
  const rows = await db
    .selectFrom("svc_campaign_events as response")
    .innerJoin("svc_campaign_events as step", (join) =>
      join
        .onRef("step.enrollment_id", "=", "response.enrollment_id")
        .onRef("step.step", "=", "response.step")
        .on("step.kind", "=", "sent"),
    )
    .select(["response.occurred_at as responded_at", "step.occurred_at as sent_at"])
    .where("response.campaign_id", "=", id)
    .where("response.kind", "=", kind)
    .orderBy("response.occurred_at", "desc")
    .orderBy("response.id", "desc")
    .limit(maxResponses)
    .execute();
  const duration = median(rows.map(({ responded_at, sent_at }) => responded_at - sent_at));
  return duration === null ? null : Math.round(duration / 360_000) / 10;
}

async function readDays({ db, now }: CampaignContext, { id, schedule }: CampaignRecord): Promise<CampaignDay[]> {
  const { timezone } = schedule;
  const start = startOfDayAt(now() - maxDays * dayMs, timezone);
  const rows = await db
    .selectFrom("svc_campaign_events")
    .select("kind")
    .select((select) => [
      sql<number>`cast((occurred_at - ${start}) / ${sql.lit(quarterMs)} as integer)`.as("quarter"),
      select.fn.countAll<number>().as("count"),
    ])
    .where("campaign_id", "=", id)
    .where("kind", "in", ["sent", "accepted", "replied"])
    .where("occurred_at", ">=", start)
    .groupBy(["kind", "quarter"])
    .execute();
  const days = new Map(
    daysUntil(now(), timezone, maxDays).map((day) => [day, { day, done: 0, accepted: 0, replied: 0 }]),
  );
  for (const { kind, quarter, count } of rows) {
    const day = days.get(calendarDay(start + quarter * quarterMs, timezone));
    if (day && kind === "sent") day.done += count;
    else if (day && kind === "accepted") day.accepted += count;
    else if (day && kind === "replied") day.replied += count;
  }
  return [...days.values()];
}
