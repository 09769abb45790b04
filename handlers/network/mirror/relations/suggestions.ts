import { sql } from "kysely";
import type { SuggestedConnection } from "../../../../generated/schemas.ts";
import type { Position } from "../../../../runtime/index.ts";
import { toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import type { NetworkView } from "../network-view.ts";
import { readDistances } from "../profiles/distances.ts";
import { readSummaries } from "../profiles/member-summaries.ts";
import { idTable, toIdList } from "../sql/id-list.ts";
import { readCandidates, readOwnHistory, type Candidate, type OwnHistory } from "./suggestion-candidates.ts";

/** The number of best candidates for whom all mutual connections are counted before they are finally ranked. */
const maxRanked = 200;

const points = { same_company: 10, shared_company: 5, shared_school: 5 } as const;

type Reason = SuggestedConnection["reasons"][number];

interface Ranked {
  readonly id: string;
  readonly rank: number;
  readonly score: number;
  readonly reasons: Reason[];
}

/** Lists members whom the account may know, highest score first. */
export async function listSuggestions(view: NetworkView, page: PageRequest): Promise<Page<SuggestedConnection>> {
  const ranked = await rankCandidates(view);
  const rows = ranked.filter((row) => isAfter(row, page.after)).slice(0, page.limit + 1);
  return toPage(
    rows,
    page,
    ({ score, rank }) => [score, rank],
    async (shown) => {
      const profiles = await readSummaries(
        view,
        shown.map(({ id }) => id),
      );
      return shown.flatMap(({ id, score, reasons }) => {
        const profile = profiles.get(id);
        return profile ? [{ profile, score, reasons }] : [];
      });
    },
  );
}

function isAfter({ score, rank }: Ranked, after: Position | null): boolean {
  if (after === null) return true;
  const [lastScore, lastRank] = after.map(Number);
  return score < (lastScore ?? 0) || (score === lastScore && rank > (lastRank ?? 0));
}

async function rankCandidates(view: NetworkView): Promise<Ranked[]> {
  const history = await readOwnHistory(view);
  const candidates = await readCandidates(view, history);
  const shared = await readSharedHistory(view, history, candidates);
  const scored = candidates.map((one) => toRanked(one, one.sampled, shared.get(one.id) ?? []));
  const chosen = scored.sort(byScore).slice(0, maxRanked);
  const distances = await readDistances(
    view,
    chosen.map(({ id }) => id),
  );
  return chosen
    .map((one) => toRanked(one, distances.get(one.id)?.mutual ?? 0, shared.get(one.id) ?? []))
    .filter(({ score }) => score > 0)
    .sort(byScore);
}

const byScore = (one: Ranked, other: Ranked): number => other.score - one.score || one.rank - other.rank;

function toRanked({ id, rank }: Pick<Candidate, "id" | "rank">, mutual: number, shared: readonly Reason[]): Ranked {
  const known: Reason[] = mutual > 0 ? [{ kind: "mutual_connections", count: mutual, name: null }] : [];
  const score = shared.reduce((sum, { kind }) => sum + (kind === "mutual_connections" ? 0 : points[kind]), mutual);
  return { id, rank, score, reasons: [...known, ...shared] };
}

/** Reads what the account and each candidate have in common in addition to connections. */
async function readSharedHistory(
  view: NetworkView,
  { companies, current, schools }: OwnHistory,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, Reason[]>> {
  const ids = toIdList(candidates.map(({ id }) => id));
  const worked = await readPlaces(view, "company_id", ids, [...companies.keys()]);
  const learned = await readPlaces(view, "school", ids, schools);
  return new Map(
    candidates.map(({ id, company_id }) => {
      const isColleague = current !== null && company_id === current;
      const former = (worked.get(id) ?? []).filter((company) => !(isColleague && company === current));
      const schoolsOfBoth = learned.get(id) ?? [];
      const reasons: Reason[] = [];
      if (isColleague) reasons.push({ kind: "same_company", count: 1, name: companies.get(current) ?? null });
      if (former[0] !== undefined)
        reasons.push({ kind: "shared_company", count: former.length, name: companies.get(former[0]) ?? null });
      if (schoolsOfBoth[0] !== undefined)
        reasons.push({ kind: "shared_school", count: schoolsOfBoth.length, name: schoolsOfBoth[0] });
      return [id, reasons];
    }),
  );
}

const placeTables = { company_id: "net_positions", school: "net_educations" } as const;

/** Reads which of the given companies or schools each member has been at, sorted by company id or name of the school. */
async function readPlaces(
  { db, dialect }: NetworkView,
  kind: keyof typeof placeTables,
  ids: string,
  places: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (places.length === 0) return new Map();
  // The cross join makes SQLite search the rows of each member, not all rows in the order of the places.
  const { rows } = await sql<{ member_id: string; place: string }>`
    select distinct p.member_id, ${sql.ref(`p.${kind}`)} as place
    from ${idTable(dialect, ids)} m cross join ${sql.table(placeTables[kind])} p
    where p.member_id = m.value and coalesce(${sql.ref(`p.${kind}`)}, '') in (${sql.join([...places])})
    order by place`.execute(db);
  const found = new Map<string, string[]>();
  for (const { member_id, place } of rows) found.set(member_id, [...(found.get(member_id) ?? []), place]);
  return found;
}
