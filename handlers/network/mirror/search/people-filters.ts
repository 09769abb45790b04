/** Turns the conditions of a people search into a table with the ranks of the matching members. Other files order them. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { PeopleQuery } from "../../port/search.ts";
import type { NetworkView } from "../network-view.ts";
import { textHits, type FieldTexts } from "../sql/full-text.ts";
import { ordinalsOf } from "../sql/id-list.ts";
import { ownRanks } from "../sql/ordinals.ts";
import { unindexed } from "../sql/unindexed.ts";
import { hasWords } from "../sql/word-matcher.ts";
import { filterColumns, matchMembers, type Within } from "./match-members.ts";

/** The candidates of a search, which are read in the order of rank. */
export interface Candidates {
  /** A table with the column `ordinal`. */
  readonly table: RawBuilder<unknown>;
  readonly isFullText: boolean;
}

/** A people search whose company filter has been resolved to an id or a text. */
export interface PeopleSearch {
  /** The words to find; undefined for everybody who meets the filters. */
  readonly keyword: string | undefined;
  readonly degrees: readonly (number | null)[] | null;
  readonly fields: FieldTexts;
  /** Conditions that use an index of the members. */
  readonly conditions: readonly RawBuilder<SqlBool>[];
  /**
   * Returns the ranks of the matching members, given where the keyword must occur. null if the search does not read the
   * texts of members (`matchMembers`).
   */
  readonly matched: ((within: Within, except?: Within) => readonly number[]) | null;
}

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === "";

export async function readSearch(view: NetworkView, query: PeopleQuery): Promise<PeopleSearch> {
  const { keyword, title, location, industry, school, degree = [] } = query;
  const isCompanyId = await hasCompany(view, query.company);
  const company = isCompanyId ? undefined : query.company;
  const texts = Object.entries({ title, company, location, industry, school }).filter(([, text]) => !isBlank(text));
  // A filter value without words, such as "✨", is not part of the full-text index.
  const [worded, wordless] = [texts.filter(([, text]) => hasWords(text)), texts.filter(([, text]) => !hasWords(text))];
  const hasTexts = worded.length > 0 || !isBlank(keyword);
  const ofCompany = isCompanyId ? [sql<SqlBool>`company_id = ${query.company}`] : [];
  const isConnection = degree.join() === "1" ? [sql<SqlBool>`rank in (${connectionRanks(view)})`] : [];
  const few = [...ofCompany, ...isConnection];
  const words = isBlank(keyword) ? undefined : keyword;
  const fields = Object.fromEntries(worded);
  const canReadTexts = few.length > 0 && hasTexts && wordless.length === 0;
  return {
    matched: canReadTexts ? await matchMembers(view, few, words, fields) : null,
    keyword: words,
    degrees: degree.length === 0 ? null : degree,
    fields,
    conditions: [
      ...ofCompany,
      ...wordless.map(
        ([field, text]) => sql<SqlBool>`${sql.ref(filterColumns[field as keyof typeof filterColumns])} = ${text}`, // from `texts`
      ),
    ],
  };
}

async function hasCompany({ db }: NetworkView, reference: string | undefined): Promise<boolean> {
  if (reference === undefined) return false;
  const row = await db.selectFrom("net_companies").select("id").where("id", "=", reference).executeTakeFirst();
  return row !== undefined;
}

/**
 * The members that match a search.
 * @param within where the keyword must occur, by default anywhere.
 * @param except where it must not occur.
 */
export function findCandidates(
  view: NetworkView,
  { keyword, fields, conditions, matched }: PeopleSearch,
  within: Within = {},
  except?: Within,
): Candidates {
  if (matched !== null) return { isFullText: false, table: sql`(${ordinalsOf(view, matched(within, except))})` };
  const isFullText = keyword !== undefined || Object.keys(fields).length > 0;
  const matching = sql`where ${conditions.length === 0 ? ownRanks(view) : sql.join(conditions, sql` and `)}`;
  if (!isFullText) return { isFullText, table: sql`(select rank as ordinal from net_members ${matching})` };
  if (keyword !== undefined && !hasWords(keyword))
    return { isFullText, table: sql`(select rank as ordinal from net_members where 1 = 0)` };
  const hits = textHits(view, "net_member_text", {
    ...within,
    words: keyword,
    fields,
    ...(except && { except: { ...except, words: keyword } }),
  });
  const table =
    conditions.length === 0
      ? sql`${hits}`
      : sql`(select found.ordinal from ${hits} found
          where ${unindexed(view, "found.ordinal")} in (select rank from net_members ${matching}))`;
  return { isFullText, table };
}

/** The account's own member, and members who block the account or are blocked by it. */
export const hiddenRanks = ({ memberId }: NetworkView): RawBuilder<unknown> =>
  sql`select rank from net_members where id = ${memberId}
    union all select m.rank from net_blocks b join net_members m on m.id = b.blocked_id where b.member_id = ${memberId}
    union all select m.rank from net_blocks b join net_members m on m.id = b.member_id where b.blocked_id = ${memberId}`;

export const connectionRanks = ({ memberId }: NetworkView): RawBuilder<unknown> =>
  sql`select other_rank from net_connections where member_id = ${memberId}`;
