import type { IncomingMessage } from "node:http";
import { Failure } from "../executor/failure.ts";

const maxDepth = 64;

/**
 * Reads a request body of at most `maxBytes`.
 * @throws Failure `payload_too_large`, the rest of the body is then left unread; `unsupported_media_type` when it is
 *   compressed; `bad_request` when the client goes away before its end.
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { "content-encoding": encoding = "identity", "content-length": length } = request.headers;
    if (encoding !== "identity") {
      const detail = "The body is compressed.";
      const hint = "Send it as it is, without Content-Encoding.";
      return reject(new Failure("unsupported_media_type", { detail, hint }));
    }
    const tooLarge = (): void => {
      request.removeAllListeners("data");
      request.resume();
      reject(new Failure("payload_too_large", { detail: `The body is larger than ${maxBytes} bytes.` }));
    };
    if (length !== undefined && Number(length) > maxBytes) return tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) tooLarge();
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.on("error", () => reject(new Failure("bad_request", { detail: "The client went away." })));
  });
}

const jsonType = /^application\/(?:[\w.-]+\+)?json(?:-rpc)?\s*(?:;|$)/i;

/**
 * Takes every kind of JSON, and a body whose kind is not said (RFC 9110, section 8.3).
 * @throws Failure `unsupported_media_type`.
 */
export function checkJsonType({ headers: { "content-type": type } }: IncomingMessage): void {
  if (type === "application/json" || type === undefined || jsonType.test(type)) return;
  throw new Failure("unsupported_media_type");
}

/**
 * Parses JSON (RFC 8259) in UTF-8.
 * @throws Failure `bad_request` saying what is wrong: the encoding, the syntax, a nesting deeper than 64 levels, or the
 *   character U+0000, which PostgreSQL keeps in no text.
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
  if (text.includes("\\u0000") && holdsNul(value)) throw nulFailure();
  if (text.includes("__proto__") && holdsPrototype(value)) {
    throw new Failure("bad_request", { detail: 'The body holds a property "__proto__", which no argument is called.' });
  }
  return value;
}

/** The failure of a request that holds U+0000. */
export function nulFailure(): Failure {
  return new Failure("bad_request", { detail: "The request holds the character U+0000, which no text may hold." });
}

function holdsNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (value === null || typeof value !== "object") return false;
  return Object.entries(value).some(([name, part]) => name.includes("\0") || holdsNul(part));
}

function holdsPrototype(value: unknown): boolean {
  if (value === null || typeof value !== "object") return false;
  return Object.hasOwn(value, "__proto__") || Object.values(value).some(holdsPrototype);
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function isDeeperThan(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== "object") return false;
  if (levels === 0) return true;
  for (const part of Object.values(value)) if (isDeeperThan(part, levels - 1)) return true;
  return false;
}
