import { createHash } from "node:crypto";
import { Failure } from "../contract/failure.ts";
import { canonicalJson } from "./canonical-json.ts";
import type { SealPurpose, Seals } from "./seals.ts";

/** Where a page ended: the sort values of its last row, ending with its id. */
export type Position = readonly (string | number | null)[];

/**
 * Opaque, signed cursors of one call. They are bound to the tool, the account and the other arguments, so that a cursor
 * cannot be forged, carried to another account, or used with other filters.
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
   * The position that a cursor stands for, or null without one.
   * @throws Failure `invalid_cursor` when it was not sealed for this tool, account and arguments.
   */
  open(cursor: string | undefined): Position | null {
    if (cursor === undefined) return null;
    const text = this.#seals.open(this.#purpose(), cursor);
    if (text === null) throw new Failure("invalid_cursor");
    return JSON.parse(text) as Position; // sealed by seal(), so of its shape
  }
}
