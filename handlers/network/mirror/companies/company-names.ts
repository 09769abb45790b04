import type { NetworkView } from "../network-view.ts";
import { nameFromUrl } from "../page-url.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";

/** Returns the ids of companies by reference: an id, a handle or the URL of a page. Unknown ones are omitted. */
export async function resolveCompanies(
  { db, dialect }: NetworkView,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (references.length === 0) return new Map();
  const handles = new Map(references.map((reference) => [reference, nameFromUrl(reference, "company").toLowerCase()]));
  const companies = (column: "id" | "handle", values: Iterable<string>) =>
    db
      .selectFrom("net_companies as c")
      .select(["c.id", "c.handle"])
      .where(isInIdList(dialect, `c.${column}`, toIdList(values)))
      .execute();
  const byId = new Set((await companies("id", references)).map(({ id }) => id));
  const byHandle = new Map((await companies("handle", handles.values())).map(({ id, handle }) => [handle, id]));
  return new Map(
    references.flatMap((reference) => {
      const id = byId.has(reference) ? reference : byHandle.get(handles.get(reference) ?? "");
      return id === undefined ? [] : [[reference, id] as const];
    }),
  );
}

/** Reads the names of companies, by id. */
export async function readCompanyNames(
  { db, dialect }: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("net_companies")
    .select(["id", "name"])
    .where(isInIdList(dialect, "id", toIdList(ids)))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
