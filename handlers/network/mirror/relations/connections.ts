import { sql, type RawBuilder } from "kysely";
import type { Position } from "../../../../runtime/index.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { ConnectionQuery, NetworkConnection } from "../../port/relations.ts";
import { readDirectConversations } from "../messaging/direct-conversations.ts";
import type { NetworkView } from "../network-view.ts";
import { findOtherMemberId, notBlocked } from "../profiles/find-member.ts";
import { requireConnection } from "../profiles/is-connected.ts";
import { readSummaries } from "../profiles/member-summaries.ts";
import { readFiltered, type RowFilter } from "../sql/filtered-rows.ts";
import { memberContains } from "../sql/full-text.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import { createWordMatcher, hasWords } from "../sql/word-matcher.ts";
import { contactsWith, readLastInteractions } from "./last-interactions.ts";

interface Row {
  readonly other_id: string;
  readonly connected_at: number;
  readonly name: string;
  readonly name_key: string;
  readonly headline: string;
  readonly title: string;
  readonly company_id: string | null;
  readonly company_name: string;
  readonly location: string;
  readonly industry: string;
  readonly last_at: number;
}

/** The sort columns of each order; the id makes them unique. */
const orders = {
  recent: { columns: ["connected_at", "other_id"], direction: "desc" },
  name: { columns: ["name_key", "other_id"], direction: "asc" },
  last_interaction: { columns: ["last_at", "connected_at", "other_id"], direction: "desc" },
  dormant: { columns: ["last_at", "connected_at", "other_id"], direction: "asc" },
} as const;

/** The size of the first chunk for orders by last contact. It is large, because each chunk reads all contacts. */
const firstChunkSize = 1_000;

/** Lists first-degree connections. Texts are matched here because SQL cannot match the beginnings of words. */
export async function listConnections(
  view: NetworkView,
  query: ConnectionQuery,
  page: PageRequest,
): Promise<Page<NetworkConnection>> {
  const { columns } = orders[query.sort];
  const isByContact = query.sort === "last_interaction" || query.sort === "dormant";
  // A contact made after the first page was read must not change the order, so the cursor contains the time of that read.
  const [until = view.now()] = isByContact ? (page.after ?? []) : [];
  const start = isByContact ? [until] : [];
  const positionOf = (row: Row): Position => [...start, ...columns.map((column) => row[column])];
  const rows = await readFiltered(
    page,
    (position, count, words) => {
      const after = position?.slice(start.length) ?? null;
      return readConnections(view, query, { after, count, words, until: Number(until) });
    },
    positionOf,
    createFilter(view, query),
    isByContact ? firstChunkSize : undefined,
  );
  return toPage(rows, page, positionOf, (shown) => toConnections(view, shown));
}

/** Reads one connection. */
export async function readConnection(view: NetworkView, reference: string): Promise<NetworkConnection> {
  const id = await findOtherMemberId(view, reference);
  await requireConnection(view, id);
  const { items } = await listConnections(view, { ...noFilter, memberIds: [id] }, { limit: 1, after: null });
  const [connection] = items;
  if (!connection) throw new Error(`connection ${id} does not exist`);
  return connection;
}

const noFilter = {
  ...{ keyword: null, company: null, title: null, location: null, industry: null },
  ...({ since: null, sort: "recent" } as const),
};

interface ReadOptions {
  readonly after: Position | null;
  readonly count: number;
  /** The words to search for in the full-text index; null if it is not used. */
  readonly words: string | null;
  /** For orders by contact, only contacts up to this time count. */
  readonly until: number;
}

function readConnections(
  view: NetworkView,
  { sort, since, memberIds }: ConnectionQuery,
  { after, count, words, until }: ReadOptions,
): Promise<Row[]> {
  const { db } = view;
  const { columns, direction } = orders[sort];
  // Only the connections of the page are joined with their members.
  const name = sql<string>`(select m.name_key from net_members m where m.id = c.other_id)`;
  const connections = db
    .selectFrom(datedConnections(view, sort, until).as("c"))
    .select(["c.other_id", "c.connected_at", "c.last_at"])
    .select((sort === "name" ? name : sql<string>`''`).as("name_key"))
    .where(notBlocked(view, "c.other_id"))
    .$if(words !== null, (select) => select.where(memberContains(view, "c.other_id", words ?? "")))
    .$if(since !== null, (select) => select.where("c.connected_at", ">=", since))
    .$if(memberIds !== null, (select) =>
      select.where(isInIdList(view.dialect, "c.other_id", toIdList(memberIds ?? []))),
    );
  const page = columns.reduce(
    (select, column) => select.orderBy(column, direction),
    db
      .selectFrom(connections.as("connection"))
      .selectAll()
      .where(afterPosition(columns, after, direction))
      .limit(count),
  );
  return columns
    .reduce(
      (select, column) => select.orderBy(`c.${column}`, direction),
      db
        .selectFrom(page.as("c"))
        .innerJoin("net_members as m", "m.id", "c.other_id")
        .select(["c.other_id", "c.connected_at", "c.last_at", "c.name_key"])
        .select(["m.name", "m.headline", "m.title", "m.company_id", "m.company_name", "m.location", "m.industry"]),
    )
    .execute();
}

/**
 * A table of the account's connections with the time of the latest contact. The time is 0 if there was no contact, or if the sort
 * order does not need it. The cross join forces SQLite to read the contacts first, because its planner underestimates the number
 * of connections.
 */
function datedConnections(
  view: NetworkView,
  sort: ConnectionQuery["sort"],
  until: number,
): RawBuilder<Pick<Row, "other_id" | "connected_at" | "last_at">> {
  const own = sql`c.member_id = ${view.memberId}`;
  if (sort === "recent" || sort === "name")
    return sql`(select c.other_id, c.connected_at, 0 as last_at from net_connections c where ${own})`;
  return sql`(select c.other_id, c.connected_at, latest.at as last_at
    from (select other_id, max(at) as at from (
        select other_id, at from ${contactsWith(view, null, until)} contact
        union all select c.other_id, 0 from net_connections c where ${own}) known
      group by other_id having ${sort === "dormant" ? sql`max(at) > 0` : sql`1 = 1`}) latest
    cross join net_connections c where ${own} and c.other_id = latest.other_id)`;
}

/** Creates the text filter of a query; null if it has none. */
function createFilter(
  { partial }: NetworkView,
  { keyword, company, title, location, industry }: ConnectionQuery,
): RowFilter<Row> | null {
  const tests: ((row: Row) => boolean)[] = [];
  const add = (query: string | null, textOf: (row: Row) => string): void => {
    if (query === null) return;
    const isMatch = createWordMatcher(query);
    tests.push((row) => isMatch(textOf(row)));
  };
  // Partial networks contain the title and the company instead of the headline.
  add(keyword, (row) => `${row.name} ${row.headline}${partial ? ` ${row.title} ${row.company_name}` : ""}`);
  add(title, (row) => row.title);
  add(location, (row) => row.location);
  add(industry, (row) => row.industry);
  if (company !== null) {
    const isMatch = createWordMatcher(company);
    tests.push((row) => row.company_id === company || isMatch(row.company_name));
  }
  const words = [keyword, title, location, industry].filter((query) => query !== null).join(" ");
  return tests.length === 0
    ? null
    : { test: (row) => tests.every((test) => test(row)), words: hasWords(words) ? words : null };
}

async function toConnections(view: NetworkView, rows: readonly Row[]): Promise<NetworkConnection[]> {
  const ids = rows.map((row) => row.other_id);
  const profiles = await readSummaries(view, ids);
  const interactions = await readLastInteractions(view, ids);
  const conversations = await readDirectConversations(view, ids);
  return rows.flatMap((row) => {
    const profile = profiles.get(row.other_id);
    if (!profile) return [];
    return {
      profile,
      connected_at: row.connected_at === 0 ? null : isoTime(row.connected_at), // unknown in partial networks
      last_interaction: interactions.get(row.other_id) ?? null,
      conversation_id: conversations.get(row.other_id) ?? null,
    };
  });
}
