import type { Dialect } from "../tables/net-tables.ts";

/**
 * The lengths of the prefixes that are indexed. Only texts that are searched while the user types have many, because
 * each length makes inserts slower.
 */
const prefixLengths = {
  net_member_text: "1 2 3 4 5 6 7 8",
  net_company_text: "1 2 3 4 5 6 7 8",
  net_post_text: "2 3 4",
  net_message_text: "2 3 4",
  net_job_text: "2 3 4",
} as const;

export const textTableNames = Object.keys(prefixLengths) as (keyof typeof prefixLengths)[]; // the keys are these names

/**
 * The statements that create a full-text table. SQLite: FTS5 without a copy of the text and without positions, which are not
 * needed. The words are already folded (full-text.ts), so that the tokenizer only splits at spaces. PostgreSQL: the same words
 * as a tsvector.
 */
export function textTable(name: keyof typeof prefixLengths, dialect: Dialect): readonly string[] {
  return dialect === "sqlite"
    ? [
        `create virtual table ${name} using fts5 (
          words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii', prefix = '${prefixLengths[name]}'
        )`,
      ]
    : [
        `create table ${name} (ordinal bigint not null primary key, words tsvector not null)`,
        `create index ${name}_words on ${name} using gin (words)`,
      ];
}
