import { createHash } from "node:crypto";
import { Failure } from "../contract/failure.ts";
import { canonicalJson } from "../contract/canonical-json.ts";
import type { SealPurpose, Seals } from "./seals.ts";

/** The end of a page, usually the sort values of its last row, followed by the row's id. */
export type Position = readonly (string | number | null)[];

/**
 * Opaque, signed cursors of one call. A cursor is bound to the tool, the account and all arguments except `cursor` and
 * `limit`, so it cannot be forged or used with another account or other filters.
 */
export class Cursors {
  readonly #seals: Seals;
  readonly #purpose: () => SealPurpose;

  constructor(seals: Seals, tool: string, accountId: string, input: Readonly<Record<string, unknown>>) {
    this.#seals = seals;
    this.#purpose = () => {
      const { cursor: _cursor, limit: _limit, ...filters } = input;
      return ["cursor", tool, accountId, createHash("sha256").update(canonicalJson(filters)).digest("base64")];
    };
  }

  seal(position: Position): string {
    return this.#seals.seal(this.#purpose(), JSON.stringify(position));
  }

  /**
   * Returns the position of a cursor, or null if there is no cursor.
   * @throws Failure `invalid_cursor` if it was not sealed for this tool, account and arguments.
   */
  open(cursor: string | undefined): Position | null {
    if (cursor === undefined) return null;
    const text = this.#seals.open(this.#purpose(), cursor);
    if (text === null) throw new Failure("invalid_cursor");
    return JSON.parse(text) as Position; // sealed by seal()
  }
}
