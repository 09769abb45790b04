import type { InboxAnalytics, ResponseTimes } from "../../../generated/schemas.ts";
import type { AnalyticsPort, DaySpan, MessageResponse } from "../../network/port/analytics.ts";
import { isEnoughData } from "../../statistics/enough-data.ts";
import { median } from "../../statistics/median.ts";
import { quantile } from "../../statistics/quantile.ts";
import { percent, roundTo } from "../../statistics/rounding.ts";
import { isoTimeOrNull } from "../../time/iso-time.ts";
import { divideItems, rangeOfBoth, withPrevious, type ComparedSpans } from "./compared-spans.ts";
import { toPeriod } from "./day-span.ts";
import { metricChange, rateChange } from "./overview.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A response in the previous period may answer an older message, so reading starts this long before that period. */
const lookbackMs = 30 * dayMs;

type InboxPort = Pick<AnalyticsPort, "messageVolumes" | "responses" | "newestMessages">;

/**
 * Describes the volume of the account's conversations in a span and the speed of the responses.
 * @param hiddenIds the conversations that `awaiting_reply` omits, for example because they are snoozed.
 */
export async function describeInboxAnalytics(
  analytics: InboxPort,
  span: DaySpan,
  { timezone, now, hiddenIds }: { readonly timezone: string; readonly now: number; readonly hiddenIds: string[] },
): Promise<InboxAnalytics> {
  const spans = withPrevious(span, timezone);
  const before = spans.previous;
  const volumes = await analytics.messageVolumes([span, before]);
  const none = { active: 0, started: 0, sent: 0, received: 0 };
  const [current, previous] = [0, 1].map((at) => volumes.find(({ range }) => range === at) ?? none);
  const compare = (key: keyof typeof none) => metricChange(current?.[key] ?? 0, previous?.[key] ?? 0);
  const responses = await analytics.responses(rangeOfBoth(spans), before.startMs - lookbackMs);
  return {
    period: toPeriod(span),
    previous_period: toPeriod(before),
    timezone,
    messages_sent: compare("sent"),
    messages_received: compare("received"),
    active_conversations: compare("active"),
    new_conversations: compare("started"),
    awaiting_reply: await describeAwaiting(analytics, span, { now, hiddenIds }),
    own_responses: describeResponses(responses, spans, true),
    received_responses: describeResponses(responses, spans, false),
  };
}

async function describeAwaiting(
  analytics: InboxPort,
  span: DaySpan,
  { now, hiddenIds }: { readonly now: number; readonly hiddenIds: string[] },
): Promise<InboxAnalytics["awaiting_reply"]> {
  const conversations = await analytics.newestMessages(span, hiddenIds);
  const times = conversations.filter(({ isAwaiting }) => isAwaiting).map(({ at }) => at);
  return {
    conversations: times.length,
    of: conversations.length,
    share: percent(times.length, conversations.length),
    longer_than_24_hours: times.filter((at) => now - at > dayMs).length,
    oldest_at: isoTimeOrNull(times.length === 0 ? null : Math.min(...times)),
  };
}

function describeResponses(responses: readonly MessageResponse[], spans: ComparedSpans, own: boolean): ResponseTimes {
  const ofSide = responses.filter((response) => response.own === own);
  const { current, previous } = divideItems(ofSide, ({ at }) => at, spans);
  const [now, then] = [current.map(({ waitMs }) => waitMs), previous.map(({ waitMs }) => waitMs)];
  const quick = (waits: readonly number[]) => percent(waits.filter((wait) => wait <= dayMs).length, waits.length);
  return {
    responses: metricChange(now.length, then.length),
    median_hours: toHours(median(now)),
    previous_median_hours: toHours(median(then)),
    p90_hours: toHours(quantile(now, 0.9)),
    within_24_hours: rateChange(quick(now), quick(then)),
    enough_data: isEnoughData(now.length),
  };
}

const toHours = (ms: number | null): number | null => (ms === null ? null : roundTo(ms / hourMs, 1));
