import type { IncomingMessage } from "node:http";
import { Failure } from "../executor/failure.ts";

const maxDepth = 64;

/**
 * Reads a request body of at most `maxBytes`.
 * @throws Failure `payload_too_large`; the rest of the body is then left unread.
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLarge = (): void => {
      request.removeAllListeners("data");
      request.resume();
      reject(new Failure("payload_too_large", { detail: `The body is larger than ${maxBytes} bytes.` }));
    };
    if (Number(request.headers["content-length"] ?? 0) > maxBytes) return tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) tooLarge();
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.on("error", reject);
    request.on("aborted", () => reject(new Failure("bad_request", { detail: "The client went away." })));
  });
}

/**
 * Parses JSON (RFC 8259) in UTF-8.
 * @throws Failure `bad_request` saying what is wrong: the encoding, the syntax, or a nesting deeper than 64 levels.
 */
export function parseJson(body: Buffer): unknown {
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(body));
  } catch (error) {
    throw new Failure("bad_request", {
      detail: `The body is no valid JSON: ${error instanceof Error ? error.message : "unreadable"}`,
    });
  }
  if (isDeeperThan(value, maxDepth)) {
    throw new Failure("bad_request", { detail: `The body is nested more than ${maxDepth} levels deep.` });
  }
  return value;
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function isDeeperThan(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== "object") return false;
  if (levels === 0) return true;
  for (const part of Object.values(value)) if (isDeeperThan(part, levels - 1)) return true;
  return false;
}
