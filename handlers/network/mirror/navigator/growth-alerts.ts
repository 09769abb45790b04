import { percent } from "../../../statistics/rounding.ts";
import type { NetworkView } from "../network-view.ts";
import { isInIdList } from "../sql/id-list.ts";
import type { AlertRow } from "./alert-row.ts";

/** Growth of at least this many percent over this many months is reported. */
const [minPercent, months] = [5, 3];

/**
 * Returns an alert for each month, from `since` on, in which a company's growth reached `minPercent`; in any order.
 * @param companyIds as `toIdList` encodes them.
 */
export async function readGrowthAlerts(
  { db, dialect, now }: NetworkView,
  companyIds: string,
  since: number,
): Promise<AlertRow[]> {
  const start = new Date(since);
  start.setUTCMonth(start.getUTCMonth() - months - 1, 1);
  const rows = await db
    .selectFrom("net_company_headcounts")
    .select(["company_id", "day", "headcount"])
    .where(isInIdList(dialect, "company_id", companyIds))
    .where("day", ">=", start.toISOString().slice(0, 10))
    .execute();
  const headcounts = new Map(rows.map((row) => [`${row.company_id} ${row.day}`, row.headcount]));
  const growth = (companyId: string, day: string): number | null => {
    const [after, before] = [
      headcounts.get(`${companyId} ${day}`),
      headcounts.get(`${companyId} ${monthsBefore(day, months)}`),
    ];
    return after === undefined || before === undefined ? null : percent(after - before, before);
  };
  return rows.flatMap(({ company_id, day, headcount }) => {
    const at = Date.parse(day);
    const grown = growth(company_id, day);
    const grownBefore = growth(company_id, monthsBefore(day, 1));
    const isNew = grown !== null && grown >= minPercent && (grownBefore === null || grownBefore < minPercent);
    if (!isNew || at < since || at > now()) return [];
    const text = `Headcount grew by ${grown}% in ${months} months, to ${headcount}.`;
    return [{ id: `growth_${company_id}_${day}`, kind: "growth", at, text, memberId: null, companyId: company_id }];
  });
}

/** The first day of an earlier month. */
function monthsBefore(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() - count, 1);
  return date.toISOString().slice(0, 10);
}
