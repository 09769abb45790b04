import type { IncomingHttpHeaders } from "node:http";
import { isObject } from "../message/call-arguments.ts";
import { modernRevision, olderRevisions, reserved, versionKey } from "../message/revisions.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A request that the fast path can handle, because nothing must be negotiated, rejected or streamed. */
export interface PlainMessage {
  /** As JSON. */
  readonly id: string;
  readonly method: string;
  readonly params: Fields;
  /** Whether it has the envelope of revision 2026-07-28. */
  readonly isModern: boolean;
}

const clientKey = `${reserved}clientInfo`;
const capabilitiesKey = `${reserved}clientCapabilities`;

const memberNames = new Set(["jsonrpc", "id", "method", "params"]);
/** The methods of the fast path, with the names of their params. */
const paramNames = new Map(
  Object.entries({
    "tools/call": new Set(["name", "arguments", "_meta"]),
    "tools/list": new Set(["_meta"]),
    "prompts/list": new Set(["_meta"]),
    "resources/list": new Set(["_meta"]),
    "resources/templates/list": new Set(["_meta"]),
  }),
);

/**
 * Reads a JSON-RPC request for the fast path: known method and members, an id that JSON represents exactly, no stream
 * requested, and headers that match the body (MCP 2026-07-28, Transports, Standard Request Headers). Returns null for
 * any other message, valid or not; the SDK handles it.
 */
export function readPlainMessage(value: unknown, headers: IncomingHttpHeaders): PlainMessage | null {
  if (!isObject(value) || value["jsonrpc"] !== "2.0" || !hasOnly(value, memberNames)) return null;
  const { id, method, params = noFields } = value;
  if (typeof method !== "string" || !isPlainId(id) || !isObject(params)) return null;
  const names = paramNames.get(method);
  if (!names || !hasOnly(params, names) || !acceptsJson(headers)) return null;
  const envelope = params["_meta"];
  if (envelope !== undefined && !isObject(envelope)) return null;
  const isModern = envelope !== undefined && versionKey in envelope;
  const isConsistent = isModern
    ? headersMatch(headers, method, params, envelope)
    : isOlder(headers["mcp-protocol-version"]);
  if (!isConsistent || (envelope && !isPlainMeta(envelope, isModern))) return null;
  return { id: JSON.stringify(id), method, params, isModern };
}

const noFields: Fields = {};

function hasOnly(value: Fields, names: ReadonlySet<string>): boolean {
  for (const name in value) if (!names.has(name)) return false;
  return true;
}

export const isPlainId = (id: unknown): boolean => typeof id === "string" || Number.isSafeInteger(id);

function acceptsJson({ "content-type": contentType, accept }: IncomingHttpHeaders): boolean {
  if (contentType !== "application/json") return false;
  return accept === undefined || accept.includes("application/json") || accept.includes("*/*");
}

function isOlder(revision: string | string[] | undefined): boolean {
  return revision === undefined || (typeof revision === "string" && olderRevisions.includes(revision));
}

function headersMatch(headers: IncomingHttpHeaders, method: string, params: Fields, envelope: Fields): boolean {
  return (
    envelope[versionKey] === modernRevision &&
    headers["mcp-protocol-version"] === modernRevision &&
    headers["mcp-method"] === method &&
    (method !== "tools/call" || headers["mcp-name"] === params["name"]) &&
    isPlainClient(envelope[clientKey]) &&
    isPlainCapabilities(envelope[capabilitiesKey])
  );
}

/**
 * Returns whether `_meta` contains only members that the fast path may ignore: those of the envelope, a progress token,
 * and members with a prefix that the protocol does not reserve.
 */
function isPlainMeta(envelope: Fields, isModern: boolean): boolean {
  for (const name in envelope) {
    if (isModern && (name === versionKey || name === clientKey || name === capabilitiesKey)) continue;
    if (name === "progressToken" && isPlainId(envelope[name])) continue; // a plain call sends no progress
    if (name.startsWith(reserved) || !name.includes("/")) return false;
  }
  return true;
}

const clientNames = new Set(["name", "title", "version"]);

function isPlainClient(client: unknown): boolean {
  if (!isObject(client) || !hasOnly(client, clientNames)) return false;
  const { name, version, title = "" } = client;
  return typeof name === "string" && typeof version === "string" && typeof title === "string";
}

/** Returns whether no capability has settings. For example, `{ "elicitation": { "form": {} } }` has none. */
function isPlainCapabilities(capabilities: unknown): boolean {
  return everyMember(capabilities, (kinds) => everyMember(kinds, (settings) => everyMember(settings, () => false)));
}

function everyMember(value: unknown, isValid: (member: unknown) => boolean): boolean {
  return isObject(value) && Object.values(value).every(isValid);
}
