import { encodeHeader, getMember, type JsonObject } from "./message.ts";

/** An argument, by its path, and the header that repeats it. */
interface HeaderArgument {
  readonly path: readonly string[];
  readonly header: string;
}

/** A valid header name (RFC 9110, section 5.6.2). */
const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/**
 * The headers that repeat arguments of calls (MCP 2026-07-28, Transports, Custom Headers from Tool Parameters), as
 * declared in the lists of tools.
 */
export class ParamHeaders {
  readonly #tools = new Map<string, readonly HeaderArgument[]>();

  /** Reads the headers from a response to `tools/list`, and ignores anything else. */
  update(response: unknown): void {
    const tools = getMember(response, "result", "tools");
    for (const tool of Array.isArray(tools) ? (tools as readonly unknown[]) : []) {
      const name = getMember(tool, "name");
      if (typeof name === "string") this.#tools.set(name, [...findHeaderArguments(getMember(tool, "inputSchema"), [])]);
    }
  }

  /** Returns the headers of a call; none for an argument that is omitted, null, an array or an object. */
  of({ method, params }: JsonObject): Record<string, string> {
    const headers: Record<string, string> = {};
    const repeated = method === "tools/call" ? this.#tools.get(String(getMember(params, "name"))) : undefined;
    for (const { path, header } of repeated ?? []) {
      const value = getMember(params, "arguments", ...path);
      if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
        headers[`Mcp-Param-${header}`] = encodeHeader(String(value));
    }
    return headers;
  }
}

/** Returns the arguments with a header; only properties and nested properties can have one. */
function* findHeaderArguments(schema: unknown, path: readonly string[]): Generator<HeaderArgument> {
  const header = getMember(schema, "x-mcp-header");
  if (typeof header === "string" && token.test(header) && path.length > 0) yield { path, header };
  for (const [name, property] of Object.entries(getMember(schema, "properties") ?? {}))
    yield* findHeaderArguments(property, [...path, name]);
}
