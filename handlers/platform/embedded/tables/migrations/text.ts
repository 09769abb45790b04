import type { Dialect } from "../net-tables.ts";

/**
 * The statement that creates one full-text table. SQLite: FTS5 without a copy of the text and without positions, which
 * nothing asks for; the words arrive already folded (full-text.ts), so that the tokenizer only has to split at spaces.
 * PostgreSQL: the same words as a tsvector.
 */
export function textTable(name: string, dialect: Dialect): readonly string[] {
  return dialect === "sqlite"
    ? [
        `create virtual table ${name} using fts5 (
          words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii', prefix = '1 2 3 4'
        )`,
      ]
    : [
        `create table ${name} (ordinal bigint not null primary key, words tsvector not null)`,
        `create index ${name}_words on ${name} using gin (words)`,
      ];
}
