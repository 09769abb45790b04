import type { ServiceEntry } from "../contract/surface.ts";

export interface WelcomeData {
  /** The URL of the server. */
  readonly url: string;
  /** The port that it listens on. */
  readonly port: number;
  /** The first key if it has just been created, otherwise null. */
  readonly key: string | null;
  /**
   * The setting with which the operator has chosen the first key; null if the key was generated. A chosen key is not shown,
   * because the output may be logged.
   */
  readonly keySetting: string | null;
}

/** The texts of a service in the start message. */
export interface WelcomeTexts {
  /** How to manage keys. Printed if the start has created no key. */
  readonly keys: string;
  /** Returns a first command to try with a key. */
  readonly example?: (key: string) => string;
}

/** Returns the message that `serve` prints for a person when the server is ready. */
export function welcome({ paths, title, name }: ServiceEntry, data: WelcomeData, texts: WelcomeTexts): string {
  const { url, key, keySetting } = data;
  const mcpUrl = `${url}${paths.mcp}`;
  const ready = `${title} is ready at ${url}
  documentation  ${url}${paths.docs}
  MCP endpoint   ${mcpUrl}
  REST           ${url}${paths.rest}/openapi.json
`;
  if (key === null) return `${ready}\n${texts.keys}\n`;
  const example = texts.example?.(keySetting === null ? key : `$${keySetting}`);
  const tryIt = example === undefined ? "" : `Try it:\n\n  ${example}\n`;
  if (keySetting !== null)
    return `${ready}\nThe first key is the value of ${keySetting}.\n${tryIt === "" ? "" : `\n${tryIt}`}`;
  const server = { type: "http", url: mcpUrl, headers: { Authorization: `Bearer ${key}` } };
  return `${ready}
Your API key, shown this once:

  ${key}

${tryIt === "" ? "" : `${tryIt}\n`}For an MCP client:

${JSON.stringify({ mcpServers: { [name]: server } }, null, 2)}
`;
}

/** Returns the message that `serve` prints for a program: one line of JSON. */
export function welcomeJson({ paths }: ServiceEntry, { url, port, key, keySetting }: WelcomeData): string {
  const urls = { mcp_url: `${url}${paths.mcp}`, rest_url: `${url}${paths.rest}`, docs_url: `${url}${paths.docs}` };
  return `${JSON.stringify({ url, port, ...urls, key: keySetting === null ? key : null })}\n`;
}
