import type { Caller } from "../auth/authenticate.ts";
import { Failure } from "../executor/failure.ts";
import type { McpTool, Surface } from "../surface.ts";

/** The tools that `tools/list` shows: the live ones, narrowed by the endpoint's query. */
export type SelectTools = (query: URLSearchParams, caller: Caller) => readonly McpTool[];

const parameters = ["toolsets", "tools", "read_only", "scope"];

/**
 * Returns the function that applies `?toolsets=` (categories), `?tools=` (names), `?read_only=true` and `?scope=mine`.
 * @throws Failure `bad_request` naming what is unknown and what is valid.
 */
export function createSelectTools(surface: Surface): SelectTools {
  const entries = new Map(surface.tools.map((tool) => [tool.name, tool]));
  const categories = [...new Set(surface.tools.map((tool) => tool.category))];
  const live = surface.mcp.tools.filter((tool) => entries.get(tool.name)?.live);

  return (query, caller) => {
    for (const name of query.keys()) {
      if (!parameters.includes(name))
        throw badQuery(`/${name}`, `Unknown query parameter; valid: ${parameters.join(", ")}.`);
    }
    const toolsets = listOf(query, "toolsets", categories);
    const names = listOf(query, "tools", [...entries.keys()]);
    const readOnly = choice(query, "read_only", ["true", "false"]) === "true";
    const mine = choice(query, "scope", ["mine", "all"]) === "mine";
    if (!toolsets && !names && !readOnly && !mine) return live;
    const base = names ? surface.mcp.tools.filter((tool) => names.includes(tool.name)) : live;
    return base.filter((tool) => {
      const entry = entries.get(tool.name);
      if (!entry) return false;
      if (toolsets && !toolsets.includes(entry.category)) return false;
      if (readOnly && entry.effect !== "read") return false;
      return !mine || caller.tools.has(tool.name);
    });
  };
}

function listOf(query: URLSearchParams, parameter: string, valid: readonly string[]): readonly string[] | null {
  if (!query.has(parameter)) return null;
  const names = query.getAll(parameter).flatMap((value) => value.split(",").map((name) => name.trim()));
  const unknown = names.filter((name) => !valid.includes(name));
  if (unknown.length > 0)
    throw badQuery(`/${parameter}`, `Unknown: ${unknown.join(", ")}. Valid: ${valid.join(", ")}.`);
  return names;
}

function choice(query: URLSearchParams, parameter: string, valid: readonly string[]): string | null {
  const value = query.get(parameter);
  if (value !== null && !valid.includes(value))
    throw badQuery(`/${parameter}`, `Expected one of: ${valid.join(", ")}.`);
  return value;
}

function badQuery(pointer: string, detail: string): Failure {
  return new Failure("bad_request", {
    detail: "The query of the endpoint's address cannot be used.",
    hint: "Correct the address that the client connects to.",
    errors: [{ pointer, detail }],
  });
}
