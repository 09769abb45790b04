import { sql, type AliasableExpression, type Kysely, type RawBuilder, type SqlBool } from "kysely";
import { prepare, type ValueOf } from "../../../../runtime/index.ts";
import type { NetworkScope } from "../network-view.ts";
import type { NetTables } from "../tables/net-tables.ts";
import { foldWords } from "./fold-words.ts";

/**
 * The full-text tables and the tables that they index. The row number in a full-text table is the `ordinal` column of the
 * indexed row (ordinals.ts). SQLite reads hits in this order, so that a query with a limit stops early (0.3 ms for "engineer"
 * among 100,000 members); PostgreSQL collects and sorts all hits.
 */
export const textTables = {
  net_member_text: { base: "net_members", ordinal: "rank" },
  net_company_text: { base: "net_companies", ordinal: "rank" },
  net_post_text: { base: "net_posts", ordinal: "seq" },
  net_message_text: { base: "net_messages", ordinal: "seq" },
  net_job_text: { base: "net_jobs", ordinal: "seq" },
} as const satisfies Record<string, { base: keyof NetTables; ordinal: string }>;

export type TextTable = keyof typeof textTables;

/** Words to find anywhere in a text or within one field. */
export interface WordQuery {
  /**
   * The words, or several texts that are all required. By default, only the last word of each text may be the beginning
   * of a word.
   */
  readonly words?: string | readonly string[] | undefined;
  /** The field that contains the words. Default: the whole text. */
  readonly within?: TextField;
  /** Whether the last word of a text must be a whole word, like the others. */
  readonly wholeWords?: boolean;
  /** Whether each of the words may be the beginning of a word. */
  readonly wordStarts?: boolean;
}

/** Words, and further words to find in specific fields; all of them are required. */
export interface TextQuery extends WordQuery {
  readonly fields?: FieldTexts | undefined;
  /** Texts that match this query are excluded. */
  readonly except?: WordQuery | undefined;
}

/**
 * The fields of a text that can be searched separately; `memberText` describes the last three. Append new fields: their
 * positions are part of the stored index.
 */
const textFields = [
  "name",
  "title",
  "company",
  "location",
  "industry",
  "school",
  "author",
  "foremost",
  "primary",
  "secondary",
] as const;

export type TextField = (typeof textFields)[number];

export type FieldTexts = Readonly<Partial<Record<TextField, string | undefined>>>;

/**
 * The prefix of the words of each field: a character of the private use area. `foldWords` never returns one, so that a word
 * without prefix never matches the beginning of a prefixed word.
 */
const fieldMarks = new Map(textFields.map((field, at) => [field as string, String.fromCodePoint(0xe000 + at)]));

/**
 * The prefix of all words of a network: a character of the supplementary private use area. The index thus begins with the
 * network, and a search never reads another one. The first network has no prefix, which makes its index smaller.
 */
const networkMark = (networkId: number): string => (networkId === 1 ? "" : String.fromCodePoint(0xf0000 + networkId));

/** A text to index, or its parts. */
export type IndexedText = string | readonly string[];

export type IndexedFields = Readonly<Partial<Record<TextField, IndexedText>>>;

/** The maximum number of texts whose words are cached for each field. */
const maxKeptTexts = 4096;

/**
 * Returns a function that returns the words of a text and its fields as they are stored: folded, unique and separated by
 * spaces. It caches the words of texts, because titles, companies and places recur in bulk loads.
 */
export function createWordIndexer(networkId: number): (text: IndexedText, fields?: IndexedFields) => string {
  const network = networkMark(networkId);
  const kept = new Map<string, Map<string, readonly string[]>>();
  const wordsOf = (mark: string, text: string): readonly string[] => {
    const ofMark = kept.get(mark) ?? new Map<string, readonly string[]>();
    const known = ofMark.get(text);
    if (known) return known;
    if (ofMark.size >= maxKeptTexts) ofMark.clear();
    const words = foldWords(text).map((word) => network + mark + word);
    kept.set(mark, ofMark.set(text, words));
    return words;
  };
  return (text, fields = {}) => {
    const words = new Set<string>();
    const add = (mark: string, parts: IndexedText): void => {
      for (const part of typeof parts === "string" ? [parts] : parts)
        for (const word of wordsOf(mark, part)) words.add(word);
    };
    add("", text);
    for (const [mark, value] of markedTexts(fields)) add(mark, value);
    return [...words].join(" ");
  };
}

/**
 * Adds the text of a row to the full-text index, or replaces it; the row itself must already exist. `fields` are parts of the
 * text that can be searched separately: `{ title: "Staff Engineer" }`.
 */
export async function indexText(
  { db, networkId }: NetworkScope,
  table: TextTable,
  id: string,
  text: IndexedText,
  fields: IndexedFields = {},
): Promise<void> {
  await writeWords[table](db, { id, words: createWordIndexer(networkId)(text, fields) });
}

const prepareWriteWords = (table: TextTable) =>
  prepare((_db: Kysely<NetTables>, value: ValueOf<{ id: string; words: string }>, dialect) => {
    const { base, ordinal } = textTables[table];
    const target = sql.table(table);
    const row = sql`from ${sql.table(base)} where id = ${value("id")}`;
    if (dialect === "sqlite")
      return sql`insert or replace into ${target} (rowid, words) select ${sql.ref(ordinal)}, ${value("words")} ${row}`;
    return sql`
      insert into ${target} (ordinal, words)
      select ${sql.ref(ordinal)}, array_to_tsvector(string_to_array(${value("words")}, ' ')) ${row}
      on conflict (ordinal) do update set words = excluded.words`;
  });

const writeWords = {
  net_member_text: prepareWriteWords("net_member_text"),
  net_company_text: prepareWriteWords("net_company_text"),
  net_post_text: prepareWriteWords("net_post_text"),
  net_message_text: prepareWriteWords("net_message_text"),
  net_job_text: prepareWriteWords("net_job_text"),
} as const satisfies Record<TextTable, unknown>;

/** Removes a row from the full-text index; must be called before the row itself is deleted. */
export async function removeText({ db, dialect }: NetworkScope, table: TextTable, id: string): Promise<void> {
  const { base, ordinal } = textTables[table];
  const number = sql.ref(dialect === "sqlite" ? "rowid" : "ordinal");
  const row = sql`select ${sql.ref(ordinal)} from ${sql.table(base)} where id = ${id}`;
  await sql`delete from ${sql.table(table)} where ${number} = (${row})`.execute(db);
}

/**
 * The condition that the text of a row contains every word of the query, the last one as the beginning of a word. A query
 * without words (empty, punctuation, emoji) matches nothing. If the base table has an alias, `column` is its ordinal column,
 * such as `m.rank`. The condition collects all hits first; for pages in the order of the ordinal, use `textHits`.
 */
export function matches(
  scope: NetworkScope,
  table: TextTable,
  query: string | TextQuery,
  column = `${textTables[table].base}.${textTables[table].ordinal}`,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} in (${selectHits(scope, table, query)})`;
}

/**
 * Like `matches`, but looks up each row in the index instead of collecting all hits: for a few rows and frequent words. With 51 of
 * 1,000,000 members and "engineer", it takes 2 ms instead of 420 ms.
 */
export const matchesEach = (
  scope: NetworkScope,
  table: TextTable,
  query: string | TextQuery,
  column: string,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from ${textHits(scope, table, query)} hit where hit.ordinal = ${sql.ref(column)})`;

/**
 * The condition that a column contains the id of a member whose text has words that begin with the given ones. It collects the
 * ids of all hits once and looks up the column among them: SQLite would otherwise compare each member with each hit.
 */
export const memberContains = (scope: NetworkScope, column: string, words: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} in (
    select id from net_members where ${matches(scope, "net_member_text", { words, wordStarts: true })})`;

/** Returns a function that checks whether a text matches a query as `matches` does, for texts that were read anyway. */
export function createTextMatcher(query: string): (text: string) => boolean {
  const isMatch = createWordsMatcher(query);
  return (text) => isMatch(foldWords(text));
}

/**
 * Like `createTextMatcher`, but for the folded words of a text. This folds a text only once for several queries.
 * @param wholeWords whether the last word of the query must also be a whole word.
 */
export function createWordsMatcher(query: string, wholeWords = false): (words: readonly string[]) => boolean {
  const wanted = foldWords(query);
  return (words) =>
    wanted.length > 0 &&
    wanted.every((word, at) =>
      words.some((other) => (at === wanted.length - 1 && !wholeWords ? other.startsWith(word) : other === word)),
    );
}

/**
 * The hits of a query as a table with one column, `ordinal`, for joining the base table:
 *
 *     db.selectFrom(textHits(view, "net_member_text", "maya").as("hit"))
 *       .innerJoin("net_members as m", "m.rank", "hit.ordinal").orderBy("hit.ordinal").limit(25)
 *
 * SQLite reads the hits in ascending or descending order of `ordinal` and stops at the limit, so that the cost depends on the
 * rows it reads. Order by the column of the hits: for the column of the joined table, SQLite would sort all hits.
 */
export function textHits(
  scope: NetworkScope,
  table: TextTable,
  query: string | TextQuery,
): AliasableExpression<{ ordinal: number }> {
  return sql<{ ordinal: number }>`(${selectHits(scope, table, query)})`;
}

function selectHits(
  { dialect, networkId }: NetworkScope,
  table: TextTable,
  query: string | TextQuery,
): RawBuilder<unknown> {
  const { except, ...wanted } = typeof query === "string" ? { words: query } : query;
  const network = networkMark(networkId);
  const words = queryWords(network, wanted);
  const excluded = except ? queryWords(network, except) : [];
  const target = sql.table(table);
  const { column, all, not } = syntax[dialect];
  if (words.length === 0) return sql`select ${sql.ref(column)} as ordinal from ${target} where 1 = 0`;
  const expression = excluded.length === 0 ? all(words) : `(${all(words)}) ${not} (${all(excluded)})`;
  return dialect === "sqlite"
    ? sql`select rowid as ordinal from ${target} where ${target} match ${expression}`
    : sql`select ordinal from ${target} where words @@ ${expression}::tsquery`;
}

/** The expressions of the stores' full-text queries. */
const syntax = {
  sqlite: {
    column: "rowid",
    not: "NOT",
    all: (words: readonly QueryWord[]) => words.map(matchWord).join(" AND "),
  },
  postgres: {
    column: "ordinal",
    not: "& !",
    all: (words: readonly QueryWord[]) => words.map(({ word, prefix }) => `'${word}'${prefix ? ":*" : ""}`).join(" & "),
  },
} as const;

/**
 * A word or prefix in an expression of SQLite. The prefixes of some tables are indexed from two characters, and SQLite would
 * collect all hits of shorter ones first. A single letter or digit is therefore searched as all prefixes of two.
 */
function matchWord({ word, prefix }: QueryWord): string {
  const exact = `"${word}"`;
  if (!prefix || !/^[a-z0-9]$/.test(word)) return prefix ? `${exact}*` : exact;
  return `(${[exact, ...secondCharacters.map((second) => `"${word}${second}"*`)].join(" OR ")})`;
}

/** The possible second characters of an ASCII word. A word such as "gəl" is not found by "g" alone. */
const secondCharacters = Array.from("abcdefghijklmnopqrstuvwxyz0123456789");

interface QueryWord {
  readonly word: string;
  readonly prefix: boolean;
}

/** Folded words contain only letters and digits, so that none can be an operator or end a quoted string. */
function queryWords(
  network: string,
  { words = "", within, wholeWords = false, wordStarts = false, fields = {} }: Omit<TextQuery, "except">,
): QueryWord[] {
  const found = new Map<string, boolean>();
  const add = (mark: string, text: string, hasPrefix = true) => {
    const folded = foldWords(text);
    folded.forEach((word, at) => {
      const isPrefix = hasPrefix && (wordStarts || at === folded.length - 1);
      found.set(mark + word, isPrefix && (found.get(mark + word) ?? true));
    });
  };
  for (const text of [words].flat()) add(within === undefined ? "" : (fieldMarks.get(within) ?? ""), text, !wholeWords);
  for (const [mark, value] of markedTexts(fields)) add(mark, value);
  return [...found].map(([word, prefix]) => ({ word: network + word, prefix }));
}

function markedTexts<Text>(
  fields: Readonly<Partial<Record<TextField, Text | undefined>>>,
): (readonly [mark: string, text: Text])[] {
  return Object.entries(fields).flatMap(([field, text]) => {
    const mark = fieldMarks.get(field);
    return mark === undefined || text === undefined ? [] : [[mark, text] as const];
  });
}
