import { escapePointer } from "../../../call/argument-problems.ts";
import type { Outcome } from "../../../call/outcome.ts";
import { Failure } from "../../../contract/failure.ts";
import { nearest } from "../../../contract/nearest.ts";
import type { McpTool, Surface, ToolEntry } from "../../../contract/surface.ts";
import type { Principal } from "../../../identity/principal.ts";

/**
 * Returns the tools that `tools/list` contains: by default all live tools, or those of one category, narrowed by the
 * query of the endpoint's URL. Only `?tools=` can also select tools that are not live.
 */
export type SelectTools = (category: string | null, query: string, caller: Principal) => Selection;

export interface Selection {
  /** Cache key: equal names have equal tools. */
  readonly name: string;
  /** Names of tools, in spec order. */
  readonly tools: readonly string[];
  /** Whether failures of `tools/call` are results with `isError` instead of JSON-RPC errors, for clients that hide errors from the model. */
  readonly failuresAsResults: boolean;
}

const parameters = ["toolsets", "tools", "read_only", "scope", "failures"];

const maxCachedSelections = 1_000;

/**
 * Creates the function that applies `?toolsets=` (categories), `?tools=` (names), `?read_only=true`, `?scope=mine` and
 * `?failures=result`. `toolsets` and `tools` may be repeated. Selections are cached by URL and scopes.
 * @throws Failure `not_found` for an unknown category; for an invalid query, `bad_request` that lists the unknown and the valid
 *   names.
 */
export function createSelectTools(surface: Surface): SelectTools {
  const categories = [...new Set(surface.tools.map((tool) => tool.category))];
  const namesOf = (tools: readonly ToolEntry[]): readonly string[] => tools.map(({ name }) => name);
  const live = surface.tools.filter((tool) => tool.live);
  const all: Selection = { name: "", tools: namesOf(live), failuresAsResults: false };
  const cache = new Map<string, Selection>();

  function select(category: string | null, text: string, callable: ReadonlySet<string>): Omit<Selection, "name"> {
    const query = new URLSearchParams(text);
    for (const name of query.keys()) {
      if (!parameters.includes(name)) throw badQuery(name, `Unknown query parameter; valid: ${parameters.join(", ")}.`);
    }
    if (category !== null && !categories.includes(category)) {
      const detail = `Unknown category "${category.slice(0, 100)}". Valid: ${categories.join(", ")}.`;
      throw new Failure("not_found", { detail, hint: "Correct the URL that the client connects to." });
    }
    const toolsets = readList(query, "toolsets", categories);
    const names = readList(query, "tools", namesOf(surface.tools));
    const readOnly = readChoice(query, "read_only", ["true", "false"]) === "true";
    const mine = readChoice(query, "scope", ["mine", "all"]) === "mine";
    const failuresAsResults = readChoice(query, "failures", ["error", "result"]) === "result";
    const base = names ? surface.tools.filter((tool) => names.includes(tool.name)) : live;
    const selected = base.filter((entry) => {
      if (category !== null && entry.category !== category) return false;
      if (toolsets && !toolsets.includes(entry.category)) return false;
      if (readOnly && entry.effect !== "read") return false;
      return !mine || callable.has(entry.name);
    });
    return { tools: namesOf(selected), failuresAsResults };
  }

  return (category, query, caller) => {
    if (category === null && query === "") return all;
    const name = `${category ?? ""}?${query} ${caller.scopes.join(" ")}`;
    let selected = cache.get(name);
    if (!selected) {
      selected = { name, ...select(category, query, caller.tools) };
      if (cache.size >= maxCachedSelections) cache.clear();
      cache.set(name, selected);
    }
    return selected;
  };
}

/** Applies `?failures=result`, which turns every failure of a call into a tool result. */
export function applyFailureMode(
  outcome: Outcome,
  { failuresAsResults }: Pick<Selection, "failuresAsResults">,
): Outcome {
  return outcome.ok || !failuresAsResults ? outcome : { ...outcome, asToolResult: true };
}

/** Returns the entries of `tools/list` for a selection. */
export async function listTools({ mcp }: Pick<Surface, "mcp">, { tools }: Selection): Promise<readonly McpTool[]> {
  const selected = new Set(tools);
  return (await mcp.tools()).filter(({ name }) => selected.has(name));
}

function readList(query: URLSearchParams, parameter: string, valid: readonly string[]): readonly string[] | null {
  if (!query.has(parameter)) return null;
  const names = query.getAll(parameter).flatMap((value) =>
    value
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  );
  if (names.length === 0) throw badQuery(parameter, `The list is empty. Valid: ${valid.join(", ")}.`);
  const unknown = names.filter((name) => !valid.includes(name));
  if (unknown.length > 0) {
    const near = unknown.flatMap((name) => nearest(name, valid) ?? []);
    const guess = near.length > 0 ? ` Did you mean ${near.join(", ")}?` : "";
    throw badQuery(parameter, `Unknown: ${unknown.join(", ")}.${guess} Valid: ${valid.join(", ")}.`);
  }
  return names;
}

function readChoice(query: URLSearchParams, parameter: string, valid: readonly string[]): string | null {
  const values = query.getAll(parameter);
  const [value = null] = values;
  if (values.length > 1) throw badQuery(parameter, "It can be given only once.");
  if (value !== null && !valid.includes(value)) throw badQuery(parameter, `Expected one of: ${valid.join(", ")}.`);
  return value;
}

function badQuery(parameter: string, detail: string): Failure {
  return new Failure("bad_request", {
    detail: "The query of the endpoint's URL is invalid.",
    hint: "Correct the URL that the client connects to.",
    errors: [{ pointer: `/${escapePointer(parameter.slice(0, 100))}`, detail }],
  });
}
