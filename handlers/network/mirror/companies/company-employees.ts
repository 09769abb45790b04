import type { ProfileSummary } from "../../../../generated/schemas.ts";
import type { Position } from "../../../../runtime/index.ts";
import type { Matches, PageRequest } from "../../../paging/page.ts";
import type { EmployeeQuery } from "../../port/companies.ts";
import type { NetworkView } from "../network-view.ts";
import { findCompanyId } from "../profiles/company-summaries.ts";
import { explainPeople, findsPeople, searchPeople } from "../search/people-search.ts";
import { withoutUndefined } from "../sql/without-undefined.ts";

/** The degrees in the order of the list; null for members without connections. */
const allDegrees = [1, 2, 3, null] as const;

/**
 * Lists members who work at a company, nearest degree first: one search per degree. A cursor is the index of a degree and the
 * position in its search.
 */
export async function listEmployees(
  view: NetworkView,
  reference: string,
  { keyword, title, location, degree: wanted }: EmployeeQuery,
  { limit, after }: PageRequest,
): Promise<Matches<ProfileSummary>> {
  const company = await findCompanyId(view, reference);
  const filters = withoutUndefined({ keyword, title, location });
  const items: ProfileSummary[] = [];
  const [start = 0, ...position] = after ?? [];
  let next: Position | null = null;
  for (let at = Number(start); at < allDegrees.length && next === null; at++) {
    const degree = allDegrees[at] ?? null;
    if (wanted && (degree === null || !wanted.includes(degree))) continue;
    const query = { ...filters, company, degree: [degree] };
    if (items.length === limit) {
      if (await findsPeople(view, query)) next = [at];
      continue;
    }
    const found = await searchPeople(view, query, {
      limit: limit - items.length,
      after: at === start && position.length > 0 ? position : null,
    });
    items.push(...found.items);
    if (found.next !== null) next = [at, ...found.next];
  }
  const isEmpty = items.length === 0 && next === null && after === null;
  const query = { ...filters, company, ...(wanted && { degree: wanted }) };
  return { items, next, noMatches: isEmpty ? await explainPeople(view, query, ["company"]) : null };
}
