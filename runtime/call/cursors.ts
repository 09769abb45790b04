import { createHash } from "node:crypto";
import { Failure } from "../contract/failure.ts";
import { canonicalJson } from "../contract/canonical-json.ts";
import type { CallDetails } from "./call-details.ts";
import type { SealPurpose, Seals } from "./seals.ts";

/** The end of a page, usually the sort values of its last row, followed by the row's id. */
export type Position = readonly (string | number | null)[];

/** The arguments that select a page. For an older name, see `pageArgumentsOf`. */
export const PAGE_ARGUMENTS: ReadonlySet<string> = new Set(["cursor", "limit"]);

/**
 * Opaque, signed cursors of one call. A cursor is bound to the tool, the account and all arguments except those that select
 * a page, so it cannot be forged or used with another account or other filters.
 */
export class Cursors {
  readonly #seals: Seals;
  readonly #purpose: () => SealPurpose;

  constructor(seals: Seals, { operation, account, input, pageArguments }: CallDetails) {
    this.#seals = seals;
    this.#purpose = () => {
      const filters = Object.fromEntries(Object.entries(input).filter(([name]) => !pageArguments.has(name)));
      return ["cursor", operation, account.id, createHash("sha256").update(canonicalJson(filters)).digest("base64")];
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
