export type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Parses JSON; returns undefined for invalid JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the JSON-RPC messages of a parsed text: one, those of a batch (2025-03-26), or none. */
export function messagesOf(value: unknown): readonly JsonObject[] {
  const messages = Array.isArray(value) ? value.filter(isObject) : [value].filter(isObject);
  return messages.filter(({ jsonrpc }) => jsonrpc === "2.0");
}

export const isRequest = (message: JsonObject): boolean => "method" in message && "id" in message;
export const isResponse = (message: JsonObject): boolean => !("method" in message);

/** Returns a nested member of a message: `getMember(message, "params", "requestId")`. */
export function getMember(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((part, name) => (isObject(part) ? part[name] : undefined), value);
}

/** Returns the revision in the envelope of a message of 2026-07-28 or later. */
export function claimedVersion(message: JsonObject): string | undefined {
  const version = getMember(message, "params", "_meta", "io.modelcontextprotocol/protocolVersion");
  return typeof version === "string" ? version : undefined;
}

/** The member of `params` that the header `Mcp-Name` repeats (MCP 2026-07-28, Streamable HTTP, standard request headers). */
const nameMembers: ReadonlyMap<unknown, string> = new Map([
  ["tools/call", "name"],
  ["prompts/get", "name"],
  ["resources/read", "uri"],
]);

/** Returns the headers that 2026-07-28 requires for a message; none for a message of the older era. */
export function standardHeaders(message: JsonObject): Record<string, string> {
  const version = claimedVersion(message);
  if (version === undefined) return {};
  const name = getMember(message, "params", nameMembers.get(message["method"]) ?? "");
  return {
    "MCP-Protocol-Version": version,
    "Mcp-Method": String(message["method"]),
    ...(typeof name === "string" && { "Mcp-Name": encodeHeader(name) }),
  };
}

/**
 * Encodes text that is not valid in a header as Base64 of its UTF-8 (MCP 2026-07-28, Streamable HTTP, value encoding).
 */
export function encodeHeader(text: string): string {
  const isAsciiText = /^[\x21-\x7e](?:[\t\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !/^=\?base64\?.*\?=$/.test(text);
  return isAsciiText ? text : `=?base64?${Buffer.from(text).toString("base64")}?=`;
}
