import type { Split } from "../../../generated/schemas.ts";
import type { ValueCounts } from "../../network/port/analytics.ts";
import { percent } from "../../statistics/rounding.ts";

/** Converts counted values to a breakdown with the share of each. */
export function toSplit({ values, other, unknown }: ValueCounts): Split {
  const total = values.reduce((sum, { count }) => sum + count, other + unknown);
  return {
    groups: values.map(({ value, count }) => ({ value, count, share: percent(count, total) })),
    other_count: other,
    unknown_count: unknown,
  };
}
