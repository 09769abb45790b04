import type { Surface } from "../../runtime/index.ts";

export interface WelcomeData {
  /** The URL of the server. */
  readonly url: string;
  /** The port that it listens on. */
  readonly port: number;
  /** The first key if it has just been created, otherwise null. */
  readonly key: string | null;
  /** Whether the operator chose the key. It is then not shown, because the output may be logged. */
  readonly isKeyKnown: boolean;
}

/** Returns the message that `serve` prints for a person when the server is ready. */
export function welcome({ paths, title, name }: Surface["service"], { url, key, isKeyKnown }: WelcomeData): string {
  const mcpUrl = `${url}${paths.mcp}`;
  const ready = `${title} is ready at ${url}
  documentation  ${url}${paths.docs}
  MCP endpoint   ${mcpUrl}
  REST           ${url}${paths.rest}/openapi.json
`;
  if (key === null) return `${ready}\nKeys: npx switchboard keys list | create\n`;
  const shown = isKeyKnown ? "$SWITCHBOARD_BOOTSTRAP_KEY" : key;
  const tryIt = `Try it:

  curl -s ${url}${paths.rest}/search/people -H "Authorization: Bearer ${shown}" -H "Content-Type: application/json" -d '{"keyword":"engineer","limit":3}'
`;
  if (isKeyKnown) return `${ready}\nThe first key is the value of SWITCHBOARD_BOOTSTRAP_KEY.\n\n${tryIt}`;
  const server = { type: "http", url: mcpUrl, headers: { Authorization: `Bearer ${key}` } };
  return `${ready}
Your API key, shown this once:

  ${key}

${tryIt}
For an MCP client:

${JSON.stringify({ mcpServers: { [name]: server } }, null, 2)}
`;
}

/** Returns the message that `serve` prints for a program: one line of JSON. */
export function welcomeJson({ paths }: Surface["service"], { url, port, key, isKeyKnown }: WelcomeData): string {
  const data = {
    url,
    port,
    mcp_url: `${url}${paths.mcp}`,
    rest_url: `${url}${paths.rest}`,
    docs_url: `${url}${paths.docs}`,
  };
  return `${JSON.stringify({ ...data, key: isKeyKnown ? null : key })}\n`;
}
