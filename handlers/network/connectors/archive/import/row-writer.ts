import type { NetworkScope } from "../../../mirror/network-view.ts";
import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { indexText } from "../../../mirror/sql/full-text.ts";
import { memberText, type SearchableText } from "../../../mirror/sql/searchable-text.ts";
import type { AnyRow, ImportedTable } from "./rows/archive-rows.ts";

export interface RowWriterOptions {
  readonly bulk: BulkInsert;
  readonly scope: NetworkScope;
  /** The owner's skills, which are part of the owner's text. */
  readonly skills: readonly string[];
  readonly ownerId: string;
}

const rowsPerStep = 256;

/** Adds rows with their ordinals and their entries in the full-text index. */
export class RowWriter {
  readonly #options: RowWriterOptions;
  /** The ranks of all members of the network. */
  readonly #ranks = new Map<string, number>();
  #newMembers = 0;

  constructor(options: RowWriterOptions) {
    this.#options = options;
  }

  /** Prepares the writer. Must be called before rows are added. */
  async readRanks(): Promise<void> {
    const members = await this.#options.scope.db.selectFrom("net_members").select(["id", "rank"]).execute();
    for (const { id, rank } of members) this.#ranks.set(id, rank);
  }

  async add(table: ImportedTable, rows: readonly AnyRow[], onProgress: (done: number) => void): Promise<void> {
    const { bulk } = this.#options;
    for (const [at, row] of rows.entries()) {
      this.#add(table, row);
      if (at % rowsPerStep !== rowsPerStep - 1) continue;
      await bulk.flushFull();
      onProgress(at + 1);
    }
    await bulk.flush();
  }

  /** Replaces the entries of changed rows in the full-text index. */
  async indexChanged(table: ImportedTable, rows: readonly AnyRow[]): Promise<void> {
    for (const row of rows) {
      const found = this.#textOf(table, row);
      if (found !== null)
        await indexText(this.#options.scope, found.table, textIn(row, "id"), found.text, found.fields);
    }
  }

  #add(table: ImportedTable, row: AnyRow): void {
    const { bulk } = this.#options;
    const { column, ordinal } = this.#number(table, row);
    const numbered = column === null ? row : { ...row, [column]: ordinal };
    bulk.add(table, numbered); // with its ordinal, the row is complete
    const found = this.#textOf(table, row);
    if (found !== null && found.text !== "") bulk.addText(found.table, ordinal, found.text, found.fields);
  }

  /** Returns the number that a row of the table needs, and its column. */
  #number(table: ImportedTable, row: AnyRow): { readonly column: string | null; readonly ordinal: number | bigint } {
    const { ordinals } = this.#options.bulk;
    if (table === "net_members") {
      const rank = ordinals.rank(table, ++this.#newMembers);
      this.#ranks.set(textIn(row, "id"), rank);
      return { column: "rank", ordinal: rank };
    }
    if (table === "net_connections")
      return { column: "other_rank", ordinal: this.#ranks.get(textIn(row, "other_id")) ?? 0 };
    if (table === "net_messages" || table === "net_posts")
      return { column: "seq", ordinal: ordinals.time(table, Number(row["created_at"])) };
    return { column: null, ordinal: 0 };
  }

  #textOf(table: ImportedTable, row: AnyRow): (SearchableText & { readonly table: ImportedTextTable }) | null {
    if (table === "net_messages") return { table: "net_message_text", text: textIn(row, "text"), fields: {} };
    if (table === "net_posts") return { table: "net_post_text", text: textIn(row, "text"), fields: {} };
    if (table !== "net_members") return null;
    const { skills, ownerId } = this.#options;
    // The rows of this table have these columns.
    const member = row as unknown as Parameters<typeof memberText>[0];
    return { table: "net_member_text", ...memberText(member, row["id"] === ownerId ? skills : []) };
  }
}

type ImportedTextTable = "net_member_text" | "net_message_text" | "net_post_text";

const textIn = (row: AnyRow, column: string): string => String(row[column] ?? "");
