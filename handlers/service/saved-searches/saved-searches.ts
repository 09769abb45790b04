import type { Selectable } from "kysely";
import type { SavedSearch, SearchQuery } from "../../../generated/schemas.ts";
import { canonicalJson, Failure, type CallContext, type RuntimeTables } from "../../../runtime/index.ts";
import { afterPosition, toPage } from "../../paging/keyset.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import { isoTime, isoTimeOrNull } from "../../time/iso-time.ts";
import { findNew, maxNew, parseIds } from "./new-results.ts";
import { readIds, type Searched } from "./read-results.ts";
import { targetRefusal, type TargetAccess } from "./target-refusal.ts";
import type { SavedSearchRow, SavedSearchTables } from "./tables.ts";
import { checkQuery, toSearch, type SearchTarget } from "./target-query.ts";

export interface SearchContext extends Pick<
  CallContext<RuntimeTables & SavedSearchTables>,
  "db" | "account" | "now" | "newId" | "caller"
> {
  readonly network: Searched & TargetAccess["network"];
  readonly connector: TargetAccess["connector"];
}

const maxSearches = 100;

export interface NewSearch {
  readonly name: string;
  readonly target: SearchTarget;
  readonly query: SearchQuery;
  readonly notify: boolean;
}

/**
 * Saves a search, or replaces the one with the same name. If its target and query are unchanged, only `notify` changes.
 * Otherwise, the current results count as seen.
 * @throws Failure `invalid_arguments` at `/query`, `conflict` if there are too many searches, and the failure of `targetRefusal`.
 */
export async function saveSearch(
  context: SearchContext,
  { name, target, query, notify }: NewSearch,
): Promise<SavedSearch> {
  const { db, account, now, newId } = context;
  const refusal = await targetRefusal(context, target);
  if (refusal) throw refusal;
  const checked = canonicalJson(await checkQuery(target, query));
  const previous = await db
    .selectFrom("svc_saved_searches")
    .selectAll()
    .where("account_id", "=", account.id)
    .where("name", "=", name)
    .executeTakeFirst();
  const flag = notify ? (1 as const) : (0 as const);
  if (previous?.target === target && previous.query === checked) {
    await db
      .updateTable("svc_saved_searches")
      .set({ notify: flag })
      .where("id", "=", previous.id)
      .where("account_id", "=", account.id)
      .execute();
    return describeSearch(context, { ...previous, notify: flag });
  }
  if (!previous) await requireRoom(context);
  const seen = JSON.stringify(await findIds(context, target, checked));
  const values = {
    target,
    query: checked,
    notify: flag,
    seen,
    seen_before: seen,
    reported: "[]",
    run_id: null,
    last_run_at: null,
  };
  const row = previous
    ? { ...previous, ...values }
    : { id: newId("ssr"), account_id: account.id, name, created_at: now(), ...values };
  if (previous)
    await db
      .updateTable("svc_saved_searches")
      .set(values)
      .where("id", "=", previous.id)
      .where("account_id", "=", account.id)
      .execute();
  else await db.insertInto("svc_saved_searches").values(row).execute();
  return describeSearch(context, row);
}

async function requireRoom({ db, account }: SearchContext): Promise<void> {
  const { count } = await db
    .selectFrom("svc_saved_searches")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("account_id", "=", account.id)
    .executeTakeFirstOrThrow();
  if (count < maxSearches) return;
  throw new Failure("conflict", {
    detail: `The account has ${maxSearches} saved searches, the maximum.`,
    hint: "Delete one with delete_saved_search, or replace one by saving under its name.",
  });
}

/** Returns the ids of the current results of a search, as `findNew` compares them. */
export const findIds = (
  { network }: { readonly network: Searched },
  target: SearchTarget,
  query: string,
): Promise<string[]> => readIds(network, toSearch(target, parseQuery(query)));

export const parseQuery = (json: string): SearchQuery => JSON.parse(json) as SearchQuery; // the column contains a SearchQuery

/** Lists the account's searches, newest first. */
export async function listSearches(context: SearchContext, page: PageRequest): Promise<Page<SavedSearch>> {
  const rows = await context.db
    .selectFrom("svc_saved_searches")
    .selectAll()
    .where("account_id", "=", context.account.id)
    .where(afterPosition(["created_at", "id"], page.after, "desc"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    (row) => [row.created_at, row.id],
    async (shown) => {
      const described: SavedSearch[] = [];
      for (const row of shown) described.push(await describeSearch(context, row));
      return described;
    },
  );
}

/** Results are counted only if the caller may run the search. */
async function describeSearch(context: SearchContext, row: Selectable<SavedSearchRow>): Promise<SavedSearch> {
  const target = row.target as SearchTarget; // the column contains only these values
  const refusal = await targetRefusal(context, target);
  const fresh = refusal ? null : findNew(await findIds(context, target, row.query), parseIds(row.seen)).length;
  return {
    id: row.id,
    name: row.name,
    target,
    query: parseQuery(row.query),
    notify: row.notify === 1,
    new_count: fresh === null ? null : Math.min(fresh, maxNew),
    new_count_is_exact: fresh !== null && fresh <= maxNew,
    created_at: isoTime(row.created_at),
    last_run_at: isoTimeOrNull(row.last_run_at),
  };
}

/**
 * Returns a search of the account.
 * @throws Failure `not_found`
 */
export async function findSearch(
  { db, account }: Pick<SearchContext, "db" | "account">,
  id: string,
): Promise<Selectable<SavedSearchRow>> {
  const row = await db
    .selectFrom("svc_saved_searches")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  if (row) return row;
  throw new Failure("not_found", {
    detail: "The account has no such saved search.",
    hint: "list_saved_searches lists the saved searches with their ids.",
  });
}

/** @throws Failure `not_found` */
export async function deleteSearch(context: Pick<SearchContext, "db" | "account">, id: string): Promise<void> {
  const { db, account } = context;
  const row = await findSearch(context, id);
  await db.deleteFrom("svc_saved_searches").where("id", "=", row.id).where("account_id", "=", account.id).execute();
}
