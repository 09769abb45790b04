import type { MetricChange, RateChange } from "../../../generated/schemas.ts";
import { percent, roundTo } from "../../statistics/percent.ts";

/** A count against the period before; null where there is none to compare with. */
export function metricChange(value: number, previous: number | null): MetricChange {
  return { value, previous, change_percent: previous === null ? null : percent(value - previous, previous) };
}

/** A rate against that of the period before, both as shown. */
export function rateChange(value: number | null, previous: number | null): RateChange {
  const isComparable = value !== null && previous !== null;
  return { value, previous, change_points: isComparable ? roundTo(1, value - previous) : null };
}
