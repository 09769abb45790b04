import { Failure } from "../../contract/failure.ts";
import { bodyTooLarge, type HttpExchange } from "./exchange.ts";
import { mayContainInvalidContent } from "./invalid-content.ts";

/**
 * Reads a request body of at most `maxBytes`.
 * @throws Failure `payload_too_large` (the rest of the body is then discarded); `unsupported_media_type` if it is
 *   compressed; `timed_out` if it does not arrive in time; `bad_request` if it is malformed or the client disconnects.
 */
export function readBody(exchange: HttpExchange, maxBytes: number): Promise<Buffer> {
  const { "content-encoding": encoding = "identity", "content-length": length } = exchange.headers;
  if (encoding !== "identity") {
    const detail = "The body is compressed.";
    const hint = "Send the body uncompressed, without Content-Encoding.";
    throw new Failure("unsupported_media_type", { detail, hint });
  }
  if (length !== undefined && Number(length) > maxBytes) throw bodyTooLarge(maxBytes);
  return exchange.readBody(maxBytes);
}

const jsonType = /^application\/(?:[\w.-]+\+)?json(?:-rpc)?\s*(?:;|$)/i;

/**
 * Accepts every JSON media type, and a body without Content-Type (RFC 9110, section 8.3).
 * @param other another media type that the endpoint accepts.
 * @throws Failure `unsupported_media_type`.
 */
export function checkJsonType({ headers: { "content-type": type } }: HttpExchange, other?: string): void {
  if (type === "application/json" || type === undefined || jsonType.test(type)) return;
  const hint = `Send 'Content-Type: application/json' or '${other ?? ""}'.`;
  throw new Failure("unsupported_media_type", other === undefined ? {} : { hint });
}

/** Whether the body has the given media type; parameters are ignored (RFC 9110, section 8.3.1). */
export function hasMediaType({ headers: { "content-type": type = "" } }: HttpExchange, mediaType: string): boolean {
  return type.split(";", 1)[0]?.trim().toLowerCase() === mediaType;
}

/**
 * Decodes a text in UTF-8, without its byte order mark.
 * @throws Failure `bad_request` for another encoding.
 */
export function parseText(body: Buffer): string {
  try {
    return decoder.decode(body);
  } catch {
    throw new Failure("bad_request", { detail: "The body is not valid UTF-8.", hint: "Send the text in UTF-8." });
  }
}

export interface ParsedJson {
  readonly value: unknown;
  /** Whether `findInvalidContent` must check the strings of the value. */
  readonly mayContainInvalidContent: boolean;
}

/**
 * Parses JSON (RFC 8259) in UTF-8.
 * @throws Failure `bad_request` for another encoding or a syntax error. `findInvalidContent` finds valid JSON that calls do not
 *   accept.
 */
export function parseJson(body: Buffer): ParsedJson {
  try {
    const text = decoder.decode(body);
    return { value: JSON.parse(text), mayContainInvalidContent: mayContainInvalidContent(text) };
  } catch (error) {
    throw new Failure("bad_request", {
      detail: `The body is not valid JSON: ${error instanceof Error ? error.message : "unreadable"}`,
      hint: "Send valid JSON in UTF-8.",
    });
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true });
