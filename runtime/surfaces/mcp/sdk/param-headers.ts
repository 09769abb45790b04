import { shorten } from "../../../call/bound-problems.ts";
import type { HeaderEntry } from "../../../contract/surface.ts";
import { isObject } from "../message/call-arguments.ts";
import { modernRevision } from "../message/revisions.ts";

/** `HeaderMismatch` of MCP 2026-07-28. */
const headerMismatch = -32020;

/**
 * Rejects a `tools/call` whose `Mcp-Param-` headers do not match its arguments (MCP 2026-07-28, Transports, "Server
 * Behavior for Custom Headers"), because gateways rely on the headers. Returns null if they match. A missing or null
 * argument needs no header.
 */
export function checkParamHeaders(
  entries: readonly HeaderEntry[],
  message: unknown,
  headers: Headers,
): Response | null {
  if (entries.length === 0 || headers.get("mcp-protocol-version") !== modernRevision || !isObject(message)) return null;
  const { params, id = null } = message;
  const given = isObject(params) ? params["arguments"] : undefined;
  for (const { argument, header } of isObject(given) ? entries : []) {
    const value = (given as Readonly<Record<string, unknown>>)[argument];
    if (!isHeaderValue(value)) continue; // null, omitted, or rejected by the validator
    const name = `Mcp-Param-${header}`;
    const sent = headers.get(name);
    if (sent !== null && agrees(decode(sent), value)) continue;
    const mismatch = sent === null ? "is absent" : "has another value";
    const body = `the body contains ${argument}=${shorten(JSON.stringify(value), 200)} but the ${name} header ${mismatch}`;
    const text = `Bad Request: the request headers and body disagree: ${body}`;
    const error = { code: headerMismatch, message: text, data: { mismatch: { header: name, body } } };
    return Response.json({ jsonrpc: "2.0", id, error }, { status: 400 });
  }
  return null;
}

type HeaderValue = string | number | boolean;

const isHeaderValue = (value: unknown): value is HeaderValue => ["string", "number", "boolean"].includes(typeof value);

/** Compares numbers numerically: `42.0` equals 42. */
function agrees(text: string | null, value: HeaderValue): boolean {
  if (text === null) return false;
  return typeof value === "number" && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) === value : text === String(value);
}

const canonicalBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Decodes a header value: plain text, or UTF-8 in `=?base64?...?=`. Returns null if it is malformed. */
function decode(value: string): string | null {
  const wrapped = /^=\?base64\?(.*)\?=$/.exec(value)?.[1];
  if (wrapped === undefined) return value;
  if (!canonicalBase64.test(wrapped)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(wrapped, "base64"));
  } catch {
    return null;
  }
}
