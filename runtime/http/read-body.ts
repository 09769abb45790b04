import { Failure } from "../executor/failure.ts";
import type { Carrier } from "./carrier.ts";

const maxDepth = 64;

/**
 * Reads a request body of at most `maxBytes`; at once where it is there already.
 * @throws Failure `payload_too_large`, the rest of the body is then left unread; `unsupported_media_type` when it is
 *   compressed; `bad_request` when the client goes away before its end.
 */
export function readBody(carrier: Carrier, maxBytes: number): Buffer | Promise<Buffer> {
  const { "content-encoding": encoding = "identity", "content-length": length } = carrier.headers;
  if (encoding !== "identity") {
    const detail = "The body is compressed.";
    const hint = "Send it as it is, without Content-Encoding.";
    throw new Failure("unsupported_media_type", { detail, hint });
  }
  if (length !== undefined && Number(length) > maxBytes) throw bodyTooLarge(maxBytes);
  return carrier.readBody(maxBytes);
}

export function bodyTooLarge(maxBytes: number): Failure {
  return new Failure("payload_too_large", { detail: `The body is larger than ${maxBytes} bytes.` });
}

const jsonType = /^application\/(?:[\w.-]+\+)?json(?:-rpc)?\s*(?:;|$)/i;

/**
 * Takes every kind of JSON, and a body whose kind is not said (RFC 9110, section 8.3).
 * @throws Failure `unsupported_media_type`.
 */
export function checkJsonType({ headers: { "content-type": type } }: Carrier): void {
  if (type === "application/json" || type === undefined || jsonType.test(type)) return;
  throw new Failure("unsupported_media_type");
}

/**
 * Parses JSON (RFC 8259) in UTF-8.
 * @throws Failure `bad_request` saying what is wrong: the encoding, the syntax, a nesting deeper than 64 levels, half of
 *   a surrogate pair, or the character U+0000, which PostgreSQL keeps in no text.
 */
export function parseJson(body: Buffer): unknown {
  try {
    return parseJsonText(decoder.decode(body));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("bad_request", {
      detail: `The body is no valid JSON: ${error instanceof Error ? error.message : "unreadable"}`,
    });
  }
}

/** The same of a text, such as JSON inside JSON. @throws SyntaxError, or Failure `bad_request`. */
export function parseJsonText(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // Each level takes two characters.
  if (text.length > 2 * maxDepth && isDeeperThan(value, maxDepth)) {
    throw new Failure("bad_request", { detail: `The body is nested more than ${maxDepth} levels deep.` });
  }
  // Escapes are the only way in which JSON can write what UTF-8 or a store cannot hold.
  if (text.includes("\\u") || text.includes("__proto__")) checkTexts(value);
  return value;
}

/** The failure of a request that holds U+0000. */
export function nulFailure(): Failure {
  return new Failure("bad_request", { detail: "The request holds the character U+0000, which no text may hold." });
}

function checkTexts(value: unknown): void {
  if (typeof value === "string") checkText(value);
  else if (Array.isArray(value)) for (const item of value) checkTexts(item);
  else if (isObject(value)) {
    for (const name in value) {
      checkText(name);
      if (name === "__proto__") throw prototypeFailure();
      checkTexts(value[name]);
    }
  }
}

function checkText(text: string): void {
  if (text.includes("\0")) throw nulFailure();
  if (text.isWellFormed()) return;
  throw new Failure("bad_request", { detail: "The body holds half of a surrogate pair, which is no character." });
}

const prototypeFailure = (): Failure =>
  new Failure("bad_request", { detail: 'The body holds a property "__proto__", which no argument is called.' });

const decoder = new TextDecoder("utf-8", { fatal: true });

function isDeeperThan(value: unknown, levels: number): boolean {
  if (!isObject(value)) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isDeeperThan(item, levels - 1));
  for (const name in value) if (isDeeperThan(value[name], levels - 1)) return true;
  return false;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === "object";
