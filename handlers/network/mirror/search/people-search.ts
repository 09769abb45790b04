/**
 * People search, which reads as few members as possible.
 *
 * Connections of the account come first, then other members, each by prominence. The row number of a member in the full-text
 * index is its rank of prominence, so that the store reads the hits in the order of the result and stops when the page is
 * full. To determine which hits are connections, the ranks of all connections are collected in a set, and each hit is looked
 * up in it. `unindexed` prevents SQLite from searching the index once per connection instead. Degrees and mutual connections
 * are only computed for the members of the page.
 *
 * A cursor is (group, rank). Ranks never change and new members come last, so that pages neither repeat nor skip members.
 */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { ProfileSummary } from "../../../../generated/schemas.ts";
import { toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import type { PeopleQuery } from "../../port/search.ts";
import { textHits } from "../sql/full-text.ts";
import { toSummaries } from "../profiles/member-summaries.ts";
import type { NetworkView } from "../network-view.ts";
import { unindexed } from "../sql/unindexed.ts";

interface Hit {
  /** 1: a connection of the account; 2: another member. */
  readonly group: 1 | 2;
  readonly rank: number;
}

/** The candidates of a search, which are read in the order of rank. */
interface Candidates {
  /** A table with the column `ordinal`. */
  readonly table: RawBuilder<unknown>;
  readonly isFullText: boolean;
}

/** The part of a search that reads one group of members. */
interface SearchState {
  readonly candidates: Candidates;
  /** The last rank that was read; 0 before the first one. */
  readonly after: number;
  readonly count: number;
}

export async function searchPeople(
  view: NetworkView,
  query: PeopleQuery,
  page: PageRequest,
): Promise<Page<ProfileSummary>> {
  const [group, after] = page.after ?? [1, 0];
  const degrees = query.degree === undefined || query.degree.length === 0 ? null : query.degree;
  const candidates = await findCandidates(view, query);
  const startAt = (from: Hit["group"], found: number): SearchState => ({
    candidates,
    after: group === from ? Number(after) : 0,
    count: page.limit + 1 - found,
  });
  const near = group === 1 && (degrees?.includes(1) ?? true) ? await searchConnections(view, startAt(1, 0)) : [];
  const isFull = near.length > page.limit;
  const far = isFull ? [] : await searchOthers(view, startAt(2, near.length), degrees);
  const hits: Hit[] = [
    ...near.map((rank) => ({ group: 1, rank }) as const),
    ...far.map((rank) => ({ group: 2, rank }) as const),
  ];
  return toPage(
    hits,
    page,
    (hit) => [hit.group, hit.rank],
    async (shown) => {
      const ranks = shown.map(({ rank }) => rank);
      const people = await readByRank(view, ranks);
      if (people.length > 0)
        view.recordExposure({ kind: "search", memberIds: people.map(({ id }) => id), keyword: describeQuery(query) });
      return people;
    },
  );
}

/** The text by which a search finds members: its keyword, or the first of its text filters. */
function describeQuery({ keyword, title, school, industry, location }: PeopleQuery): string {
  const text = [keyword, title, school, industry, location].find((one) => one !== undefined && one.trim() !== "");
  return (text ?? "").trim().toLowerCase();
}

async function findCandidates(view: NetworkView, query: PeopleQuery): Promise<Candidates> {
  const { keyword, title, location, industry, school } = query;
  const companyId = await findCompany(view, query.company);
  const company = companyId === null ? query.company : undefined;
  const fields = { title, company, location, industry, school };
  const isFullText = [keyword, ...Object.values(fields)].some((text) => text !== undefined && text.trim() !== "");
  const employees = sql`select rank from net_members where company_id = ${companyId}`;
  if (!isFullText) {
    const where = companyId === null ? sql`` : sql`where company_id = ${companyId}`;
    return { isFullText, table: sql`(select rank as ordinal from net_members ${where})` };
  }
  const hits = textHits(view, "net_member_text", { words: keyword, fields });
  const table =
    companyId === null
      ? sql`${hits}`
      : sql`(select found.ordinal from ${hits} found where ${unindexed(view, "found.ordinal")} in (${employees}))`;
  return { isFullText, table };
}

async function findCompany({ db }: NetworkView, reference: string | undefined): Promise<string | null> {
  if (reference === undefined) return null;
  const row = await db.selectFrom("net_companies").select("id").where("id", "=", reference).executeTakeFirst();
  return row?.id ?? null;
}

async function searchConnections(view: NetworkView, state: SearchState): Promise<number[]> {
  const { table, isFullText } = state.candidates;
  const ordinal = unindexed(view, "hit.ordinal");
  return readRanks(
    view,
    sql`select hit.ordinal from ${table} hit
      where ${isFullText ? ordinal : sql.ref("hit.ordinal")} in (${connectionRanks(view)})
        and ${ordinal} not in (${hiddenRanks(view)}) and hit.ordinal > ${state.after}
      order by hit.ordinal limit ${state.count}`,
  );
}

/** The number of members to test one by one for mutual connections, before all second-degree members are collected. */
const maxTestedOneByOne = 300;

async function searchOthers(
  view: NetworkView,
  state: SearchState,
  degrees: readonly (number | null)[] | null,
): Promise<number[]> {
  const ordinal = unindexed(view, "hit.ordinal");
  const others = sql`select hit.ordinal from ${state.candidates.table} hit
    where ${ordinal} not in (${connectionRanks(view)}) and ${ordinal} not in (${hiddenRanks(view)})
      and hit.ordinal > ${state.after}
    order by hit.ordinal`;
  const read = (table: RawBuilder<unknown>, condition: RawBuilder<SqlBool>): Promise<number[]> =>
    readRanks(
      view,
      sql`select hit.ordinal from (${table}) hit join net_members m on m.rank = hit.ordinal
        where ${condition} order by hit.ordinal limit ${state.count}`,
    );
  if (degrees === null) return readRanks(view, sql`${others} limit ${state.count}`);
  const wantsSecond = degrees.includes(2);
  const wantsThird = degrees.includes(3);
  if (wantsSecond && wantsThird) return read(others, sql`m.connection_count > 0`);
  if (wantsThird) return read(others, sql`m.connection_count > 0 and not ${sharesConnection(view)}`);
  if (degrees.includes(null)) return read(others, sql`m.connection_count = 0`);
  if (!wantsSecond) return [];
  // Most prominent members have degree 2. If they are rare among the hits, testing one by one would read every hit.
  const found = await read(sql`${others} limit ${maxTestedOneByOne}`, sharesConnection(view));
  if (found.length === state.count) return found;
  return read(others, sql`${ordinal} in (${secondDegreeRanks(view)})`);
}

const connectionRanks = ({ memberId }: NetworkView): RawBuilder<unknown> =>
  sql`select other_rank from net_connections where member_id = ${memberId}`;

/** The account's own member, and members who block the account or are blocked by it. */
const hiddenRanks = ({ memberId }: NetworkView): RawBuilder<unknown> =>
  sql`select rank from net_members where id = ${memberId}
    union all select m.rank from net_blocks b join net_members m on m.id = b.blocked_id where b.member_id = ${memberId}
    union all select m.rank from net_blocks b join net_members m on m.id = b.member_id where b.blocked_id = ${memberId}`;

/** Whether the member `m` and the account have mutual connections. */
const sharesConnection = (view: NetworkView): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
    select 1 from net_connections theirs where theirs.member_id = m.id and theirs.other_rank in (${connectionRanks(view)}))`;

const secondDegreeRanks = ({ memberId }: NetworkView): RawBuilder<unknown> =>
  sql`select theirs.other_rank from net_connections own join net_connections theirs on theirs.member_id = own.other_id
    where own.member_id = ${memberId}`;

async function readRanks({ db }: NetworkView, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ ordinal: number }>`${query}`.execute(db);
  return rows.map(({ ordinal }) => ordinal);
}

async function readByRank(view: NetworkView, ranks: readonly number[]): Promise<ProfileSummary[]> {
  if (ranks.length === 0) return [];
  const rows = await view.db
    .selectFrom("net_members")
    .select(["rank", "id", "handle", "name", "headline", "location", "industry", "open_profile"])
    .where("rank", "in", [...ranks])
    .execute();
  const members = new Map(rows.map((row) => [row.rank, row]));
  return toSummaries(
    view,
    ranks.flatMap((rank) => members.get(rank) ?? []),
  );
}
