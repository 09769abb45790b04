import type { NetworkShare, NetworkStats } from "../../../generated/schemas.ts";
import type { ConnectionCounts, ConnectionBreakdowns } from "../../network/port/analytics.ts";
import { percent } from "../../statistics/rounding.ts";
import { metricChange } from "./overview.ts";

const maxValues = 10;

type Described = Omit<NetworkStats, "period" | "previous_period" | "timezone">;

/** Describes the size, growth and composition of the account's connections. */
export function describeNetwork(
  current: ConnectionCounts,
  before: ConnectionCounts,
  breakdowns: ConnectionBreakdowns,
): Described {
  return {
    connections: metricChange(current.total, before.total),
    new_connections: metricChange(current.added, before.added),
    by_industry: toShare(breakdowns.industry),
    by_location: toShare(breakdowns.location),
    by_seniority: toShare(breakdowns.seniority),
    by_company: toShare(breakdowns.company),
  };
}

function toShare(values: ConnectionBreakdowns["industry"]): NetworkShare {
  const sum = (list: typeof values): number => list.reduce((total, { count }) => total + count, 0);
  const all = sum(values);
  const known = values.filter(({ value }) => value !== "");
  const top = known.slice(0, maxValues);
  return {
    top: top.map(({ value, count }) => ({ value, count, percent: percent(count, all) ?? 0 })),
    other_count: sum(known.slice(maxValues)),
    unknown_count: all - sum(known),
  };
}
