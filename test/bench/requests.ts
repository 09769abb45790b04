/** The key of all servers. */
export const key = "test-key";

/** Returns the bytes of a POST with a JSON body, as a client sends it on a persistent connection. */
export function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Buffer {
  const text = JSON.stringify(body);
  return request("POST", path, { "Content-Type": "application/json", ...headers }, text);
}

export function get(path: string): Buffer {
  return request("GET", path, {}, "");
}

function request(method: string, path: string, headers: Readonly<Record<string, string>>, body: string): Buffer {
  const all = {
    Host: "127.0.0.1",
    Authorization: `Bearer ${key}`,
    ...headers,
    ...(body !== "" && { "Content-Length": String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
}

export type Era = "2025-11-25" | "2026-07-28";

/** Returns an MCP request: for the older era a minimal one, for the 2026 era one with the envelope of the official client. */
export function mcp(era: Era, method: string, params: Readonly<Record<string, unknown>> = {}): Buffer {
  if (era === "2025-11-25") return post("/api/mcp", { jsonrpc: "2.0", id: 1, method, params });
  const meta = {
    "io.modelcontextprotocol/protocolVersion": era,
    "io.modelcontextprotocol/clientInfo": { name: "bench", version: "1.0.0" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const headers = {
    Accept: "application/json, text/event-stream",
    "MCP-Protocol-Version": era,
    "Mcp-Method": method,
    ...(typeof params["name"] === "string" && { "Mcp-Name": params["name"] }),
  };
  return post("/api/mcp", { method, params: { ...params, _meta: meta }, jsonrpc: "2.0", id: 1 }, headers);
}
