import { Failure } from "../executor/failure.ts";
import type { Carrier } from "./carrier.ts";
import { mayContainFaults } from "./json-faults.ts";

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
