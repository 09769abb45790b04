export type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** What a text says as JSON; undefined where it is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The JSON-RPC messages of a parsed text: one, those of a batch (2025-03-26), or none where it is something else. */
export function messagesOf(value: unknown): readonly JsonObject[] {
  const messages = Array.isArray(value) ? value.filter(isObject) : [value].filter(isObject);
  return messages.filter(({ jsonrpc }) => jsonrpc === "2.0");
}

export const isRequest = (message: JsonObject): boolean => "method" in message && "id" in message;
export const isResponse = (message: JsonObject): boolean => !("method" in message);

/** A member below a message: `memberOf(message, "params", "requestId")`. */
export function memberOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((part, name) => (isObject(part) ? part[name] : undefined), value);
}

/** The revision that a message of 2026-07-28 or later names in its envelope. */
export function claimedVersion(message: JsonObject): string | undefined {
  const version = memberOf(message, "params", "_meta", "io.modelcontextprotocol/protocolVersion");
  return typeof version === "string" ? version : undefined;
}

/** Which member of `params` the header `Mcp-Name` repeats (MCP 2026-07-28, Streamable HTTP, standard request headers). */
const nameMembers: ReadonlyMap<unknown, string> = new Map([
  ["tools/call", "name"],
  ["prompts/get", "name"],
  ["resources/read", "uri"],
]);

/** The headers that 2026-07-28 asks for beside a message of that revision; none beside one of the older era. */
export function standardHeaders(message: JsonObject): Record<string, string> {
  const version = claimedVersion(message);
  if (version === undefined) return {};
  const name = memberOf(message, "params", nameMembers.get(message["method"]) ?? "");
  return {
    "MCP-Protocol-Version": version,
    "Mcp-Method": String(message["method"]),
    ...(typeof name === "string" && { "Mcp-Name": encodeHeader(name) }),
  };
}

/** Text that a header cannot carry as it is goes as Base64 of its UTF-8 (the same section, value encoding). */
export function encodeHeader(text: string): string {
  const isPlain = /^[\x21-\x7e](?:[\t\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !/^=\?base64\?.*\?=$/.test(text);
  return isPlain ? text : `=?base64?${Buffer.from(text).toString("base64")}?=`;
}
