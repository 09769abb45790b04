import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { ProfileSummary } from "../../../../generated/schemas.ts";
import type { Hits, PageRequest } from "../../../paging/page.ts";
import { suggestWords } from "../../../text/nearest-words.ts";
import type { NavigatorPeopleQuery } from "../../port/navigator.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readSummaries } from "../profiles/member-summaries.ts";
import { readPeopleTexts } from "../search/covered-texts.ts";
import { readMemberValues, suggestValues, type MemberColumn } from "../search/known-values.ts";
import type { PartOf } from "../../../paging/no-matches.ts";
import { explainPage } from "../../../paging/explain-page.ts";
import { isBlankBefore, scanCandidates } from "./scan-candidates.ts";

const dayMs = 86_400_000;
const yearMs = 365.25 * dayMs;
const limits = { chunkSize: 500, maxChunks: 8, countedChunks: 4 };
/** If nothing is found, the search is repeated with each filter omitted in turn, among fewer members. */
const countLimits = { chunkSize: 500, maxChunks: 4, countedChunks: 0 };
const idLimits = { chunkSize: 2500, maxChunks: 4, countedChunks: 0 };
/** The maximum age, in days, of a recent change of jobs and of a recent post. */
const [jobDays, postDays] = [90, 30];

/** Searches members other than the account's own, by prominence. */
export async function searchNavigatorPeople(
  view: NetworkView,
  query: NavigatorPeopleQuery,
  page: PageRequest,
): Promise<Hits<ProfileSummary>> {
  const { keyword, title, location, industry, seniority, years_in_position, company_headcount } = query;
  const { function: functions, changed_jobs, posted_recently } = query;
  const filters = {
    ...{ keyword, title, location, industry, seniority, years_in_position, company_headcount },
    ...{ function: functions, changed_jobs, posted_recently },
  };
  const nearestIn = (column: MemberColumn) => suggestValues(() => readMemberValues(view, column));
  return explainPage(
    await scanPeople(view, query, page, (ranks) => readPeople(view, ranks, query)),
    isBlankBefore(page.after),
    filters,
    (other, first) => scanPeople(view, other, first, async (ranks) => [...ranks], countLimits),
    {
      nearestValues: {
        keyword: suggestWords(() => readPeopleTexts(view)),
        title: nearestIn("title"),
        location: nearestIn("location"),
        industry: nearestIn("industry"),
      },
    },
  );
}

/** Reads the ids of the most prominent members that match a search. */
export async function readNavigatorPeopleIds(
  view: NetworkView,
  query: NavigatorPeopleQuery,
  max: number,
): Promise<string[]> {
  const page = { limit: max, after: null };
  const { items } = await scanPeople(view, query, page, (ranks) => readMembers(view, ranks, []), idLimits);
  return items.map(({ id }) => id);
}

function scanPeople<Item>(
  view: NetworkView,
  query: PartOf<NavigatorPeopleQuery>,
  page: PageRequest,
  toItems: (ranks: readonly number[]) => Promise<Item[]>,
  scanLimits = limits,
): Promise<Omit<Hits<Item>, "noMatches">> {
  const { keyword, title, location, industry } = query;
  const text = { words: keyword, fields: { title, location, industry } };
  const conditions = conditionsOf(view, query);
  const filter = async (ranks: readonly number[]): Promise<number[]> =>
    (await readMembers(view, ranks, conditions)).map(({ rank }) => rank);
  return scanCandidates(view, { table: "net_member_text", text }, scanLimits, page, filter, toItems);
}

async function readPeople(
  view: NetworkView,
  ranks: readonly number[],
  { keyword, title, industry, location }: NavigatorPeopleQuery,
): Promise<ProfileSummary[]> {
  const members = await readMembers(view, ranks, []);
  const summaries = await readSummaries(
    view,
    members.map(({ id }) => id),
  );
  if (members.length > 0)
    view.recordExposure({
      kind: "search",
      memberIds: members.map(({ id }) => id),
      keyword: (keyword ?? title ?? industry ?? location ?? "").trim().toLowerCase(),
    });
  return members.flatMap(({ id }) => summaries.get(id) ?? []);
}

/** Reads the members with these ranks who meet the conditions, in the order of rank. */
async function readMembers(
  { db }: NetworkView,
  ranks: readonly number[],
  conditions: readonly RawBuilder<SqlBool>[],
): Promise<{ id: string; rank: number }[]> {
  if (ranks.length === 0) return [];
  return conditions
    .reduce(
      (select, condition) => select.where(condition),
      db
        .selectFrom("net_members as m")
        .select(["m.id", "m.rank"])
        .where("m.rank", "in", [...ranks]),
    )
    .orderBy("m.rank")
    .execute();
}

/** The conditions on a member `m`, cheapest first. */
function conditionsOf(view: NetworkView, query: PartOf<NavigatorPeopleQuery>): RawBuilder<SqlBool>[] {
  const { seniority = [], company_headcount: sizes = [], function: functions = [] } = query;
  const { years_in_position: years, changed_jobs, posted_recently } = query;
  const now = view.now();
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const current = sql`from net_positions p where p.member_id = m.id and p.ended_on is null`;
  const latest = sql`(select max(p.started_on) ${current})`;
  const conditions: RawBuilder<SqlBool>[] = [
    sql`m.id <> ${view.memberId} and ${notBlocked(view, "m.id")}`,
    ...(seniority.length > 0 ? [sql<SqlBool>`m.seniority in (${sql.join([...seniority])})`] : []),
    ...(functions.length > 0 ? [sql<SqlBool>`m.function in (${sql.join([...functions])})`] : []),
  ];
  if (sizes.length > 0)
    conditions.push(sql`exists (select 1 from net_companies c where c.id = m.company_id
      and c.size_band in (${sql.join([...sizes])}))`);
  if (years?.min !== undefined) conditions.push(sql`${latest} <= ${day(now - years.min * yearMs)}`);
  if (years?.max !== undefined) conditions.push(sql`${latest} >= ${day(now - years.max * yearMs)}`);
  if (changed_jobs !== undefined) conditions.push(is(changed_jobs, changedJobs(day(now - jobDays * dayMs))));
  if (posted_recently !== undefined)
    conditions.push(
      is(
        posted_recently,
        sql`exists (select 1 from net_posts p where p.author_id = m.id and p.created_at >= ${now - postDays * dayMs})`,
      ),
    );
  return conditions;
}

const is = (wanted: boolean, condition: RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  wanted ? condition : sql`not ${condition}`;

/** The member `m` started a current position on or after `since`, and had earlier ones, all with other employers. */
const changedJobs = (since: string): RawBuilder<SqlBool> => sql`exists (
  select 1 from net_positions p where p.member_id = m.id and p.ended_on is null and p.started_on >= ${since}
    and exists (select 1 from net_positions b where b.member_id = m.id and b.started_on < p.started_on)
    and not exists (select 1 from net_positions b where b.member_id = m.id and b.started_on < p.started_on
      and b.company_name = p.company_name))`;
