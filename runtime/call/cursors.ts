import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { canonicalJson } from "./canonical-json.ts";
import { Failure } from "../contract/failure.ts";

/** Where a page ended: the sort values of its last row, ending with its id. */
export type Position = readonly (string | number | null)[];

const macBytes = 12;

/**
 * Opaque, signed cursors of one call. They are bound to the tool, the account and the other arguments, so that a cursor
 * cannot be forged, carried to another account, or used with other filters.
 */
export class Cursors {
  readonly #secret: Buffer;
  readonly #binding: () => string;

  constructor(secret: Buffer, tool: string, accountId: string, input: Readonly<Record<string, unknown>>) {
    this.#secret = secret;
    this.#binding = () => {
      const { cursor: _cursor, limit: _limit, ...filters } = input;
      return `${tool}\n${accountId}\n${createHash("sha256").update(canonicalJson(filters)).digest("base64")}`;
    };
  }

  seal(position: Position): string {
    const text = Buffer.from(JSON.stringify(position)).toString("base64url");
    return `${text}.${this.#sign(text)}`;
  }

  /**
   * The position that a cursor stands for, or null without one.
   * @throws Failure `invalid_cursor` when it was not sealed for this tool, account and arguments.
   */
  open(cursor: string | undefined): Position | null {
    if (cursor === undefined) return null;
    const [text = "", mac = "", rest] = cursor.split(".");
    const given = Buffer.from(mac);
    const expected = Buffer.from(this.#sign(text));
    if (rest !== undefined || given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new Failure("invalid_cursor");
    return JSON.parse(Buffer.from(text, "base64url").toString()) as Position; // signed by seal(), so of its shape
  }

  #sign(text: string): string {
    const mac = createHmac("sha256", this.#secret).update(`${this.#binding()}\n${text}`).digest();
    return mac.subarray(0, macBytes).toString("base64url");
  }
}
