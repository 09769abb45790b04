import type { ServiceEntry } from "../contract/surface.ts";

export interface WelcomeData {
  /** The URL of the server. */
  readonly url: string;
  readonly port: number;
  /** The first key if it has just been generated, otherwise null. */
  readonly key: string | null;
}

/** Returns the message of `serve` for a person. */
export function welcome({ paths, title, name }: ServiceEntry, { url, key }: WelcomeData): string {
  const mcpUrl = `${url}${paths.mcp}`;
  const ready = `${title} is ready at ${url}
  documentation  ${url}${paths.docs}
  MCP endpoint   ${mcpUrl}
  REST           ${url}${paths.rest}/openapi.json
`;
  if (key === null) return ready;
  const server = { type: "http", url: mcpUrl, headers: { Authorization: `Bearer ${key}` } };
  return `${ready}
Your API key, shown this once:

  ${key}

For an MCP client:

${JSON.stringify({ mcpServers: { [name]: server } }, null, 2)}
`;
}

/** Returns the message of `serve` for a program: one line of JSON. */
export function welcomeJson({ paths }: ServiceEntry, { url, port, key }: WelcomeData): string {
  const urls = { mcp_url: `${url}${paths.mcp}`, rest_url: `${url}${paths.rest}`, docs_url: `${url}${paths.docs}` };
  return `${JSON.stringify({ url, port, ...urls, key })}\n`;
}
