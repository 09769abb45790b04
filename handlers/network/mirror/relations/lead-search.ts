import { sql, type SqlBool } from "kysely";
import type { NetworkView } from "../network-view.ts";
import { handleFrom, notBlocked } from "../profiles/find-member.ts";
import { sortKey } from "../sql/fold-words.ts";
import { matchesEach, textHits } from "../sql/full-text.ts";
import { isInIdList, numberList, toIdList } from "../sql/id-list.ts";

/** Returns the ids of members by reference: an id, a handle or a profile URL. Unknown and blocked members are omitted. */
export async function resolveMembers(
  view: NetworkView,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (references.length === 0) return new Map();
  const { db, dialect } = view;
  const handles = new Map(references.map((reference) => [reference, handleFrom(view, reference)]));
  const members = (column: "id" | "handle", values: Iterable<string>) =>
    db
      .selectFrom("net_members as m")
      .select(["m.id", "m.handle"])
      .where(isInIdList(dialect, `m.${column}`, toIdList(values)))
      .where(notBlocked(view, "m.id"))
      .execute();
  const byId = new Set((await members("id", references)).map(({ id }) => id));
  const byHandle = new Map((await members("handle", handles.values())).map(({ id, handle }) => [handle, id]));
  return new Map(
    references.flatMap((reference) => {
      const id = byId.has(reference) ? reference : byHandle.get(handles.get(reference) ?? "");
      return id === undefined ? [] : [[reference, id] as const];
    }),
  );
}

/** Returns the ids of all members whose profile contains all words of the keyword; null if there are more than `max`. */
export async function searchMembers(view: NetworkView, keyword: string, max: number): Promise<string[] | null> {
  const { db, dialect } = view;
  // The hits are counted before any member is read.
  const hits = await db
    .selectFrom(textHits(view, "net_member_text", keyword).as("hit"))
    .select("hit.ordinal")
    .orderBy(sql.ref("hit.ordinal"))
    .limit(max + 1)
    .execute();
  if (hits.length > max) return null;
  const members = await db
    .selectFrom("net_members as m")
    .select("m.id")
    .where(
      sql<SqlBool>`m.rank in (${numberList(
        dialect,
        hits.map(({ ordinal }) => ordinal),
      )})`,
    )
    .execute();
  return members.map(({ id }) => id);
}

/** Returns which of these members have a profile that contains all words of the keyword. */
export async function searchAmong(
  view: NetworkView,
  ids: readonly string[],
  keyword: string,
): Promise<ReadonlySet<string>> {
  const rows = await view.db
    .selectFrom("net_members as m")
    .select("m.id")
    .where(isInIdList(view.dialect, "m.id", toIdList(ids)))
    .where(matchesEach(view, "net_member_text", keyword, "m.rank"))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The maximum number of index hits that are compared: the index also finds longer names that contain the words. */
const maxNamesakes = 50;

/** Returns the ids of members with this name and employer: at most two, which suffice to detect an ambiguous name. */
export async function findNamed(view: NetworkView, name: string, company: string): Promise<string[]> {
  const rows = await view.db
    .selectFrom(textHits(view, "net_member_text", { fields: { name, company } }).as("hit"))
    .innerJoin("net_members as m", "m.rank", "hit.ordinal")
    .select(["m.id", "m.name_key", "m.company_name"])
    .where(notBlocked(view, "m.id"))
    .orderBy(sql.ref("hit.ordinal"))
    .limit(maxNamesakes)
    .execute();
  const [wantedName, wantedCompany] = [sortKey(name), sortKey(company)];
  return rows
    .filter((row) => row.name_key === wantedName && sortKey(row.company_name) === wantedCompany)
    .slice(0, 2)
    .map(({ id }) => id);
}
