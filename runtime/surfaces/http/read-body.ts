import { Failure } from "../../contract/failure.ts";
import { bodyTooLarge, type HttpExchange } from "./exchange.ts";
import { mayContainFaults } from "./json-faults.ts";

/**
 * Reads a request body of at most `maxBytes`.
 * @throws Failure `payload_too_large`, the rest of the body is then discarded; `unsupported_media_type` when it is compressed;
 *   `timed_out` when it does not arrive in time; `bad_request` when it is malformed or the client disconnects.
 */
export function readBody(exchange: HttpExchange, maxBytes: number): Promise<Buffer> {
  const { "content-encoding": encoding = "identity", "content-length": length } = exchange.headers;
  if (encoding !== "identity") {
    const detail = "The body is compressed.";
    const hint = "Send it as it is, without Content-Encoding.";
    throw new Failure("unsupported_media_type", { detail, hint });
  }
  if (length !== undefined && Number(length) > maxBytes) throw bodyTooLarge(maxBytes);
  return exchange.readBody(maxBytes);
}

const jsonType = /^application\/(?:[\w.-]+\+)?json(?:-rpc)?\s*(?:;|$)/i;

/**
 * Takes every kind of JSON, and a body whose kind is not said (RFC 9110, section 8.3).
 * @throws Failure `unsupported_media_type`.
 */
export function checkJsonType({ headers: { "content-type": type } }: HttpExchange): void {
  if (type === "application/json" || type === undefined || jsonType.test(type)) return;
  throw new Failure("unsupported_media_type");
}

export interface ParsedJson {
  readonly value: unknown;
  /** The texts in it have to be checked before they are used: `findFault`. */
  readonly mayContainFaults: boolean;
}

/**
 * Parses JSON (RFC 8259) in UTF-8.
 * @throws Failure `bad_request` for another encoding or a syntax error. What JSON can express and calls do not accept is
 *   found by `findFault`.
 */
export function parseJson(body: Buffer): ParsedJson {
  try {
    const text = decoder.decode(body);
    return { value: JSON.parse(text), mayContainFaults: mayContainFaults(text) };
  } catch (error) {
    throw new Failure("bad_request", {
      detail: `The body is not valid JSON: ${error instanceof Error ? error.message : "unreadable"}`,
    });
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true });
