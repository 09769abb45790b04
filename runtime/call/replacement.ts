import { Failure } from "../contract/failure.ts";
import type { ReplacementEntry, ValidationError } from "../contract/surface.ts";
import { describeProblems } from "./argument-problems.ts";
import { PAGE_ARGUMENTS } from "./cursors.ts";
import { createFixedArguments } from "./fixed-arguments.ts";
import { loadTool, type Handler, type Tool } from "./tool.ts";

/** Creates the handler of an older name. It calls the newer tool with mapped arguments and returns the mapped part of its output. */
export function replacementHandler<Context>(
  { input: mapping, output }: ReplacementEntry,
  newer: Tool<Context>,
): Handler<Context> {
  const sources = Object.entries(mapping);
  const olderNames = new Map(sources.flatMap(([name, source]) => ("from" in source ? [[name, source.from]] : [])));
  const renamed = new Set(olderNames.values());
  const fixedArguments = createFixedArguments(
    Object.fromEntries(sources.flatMap(([name, source]) => ("value" in source ? [[name, source.value]] : []))),
  );
  const renameArguments = (error: ValidationError): ValidationError => renameArgumentsOf(error, olderNames);
  return async (input: Readonly<Record<string, unknown>>, context) => {
    const mapped: Record<string, unknown> = {};
    for (const name of Object.keys(input)) if (!renamed.has(name)) mapped[name] = input[name];
    for (const [name, older] of olderNames) if (Object.hasOwn(input, older)) mapped[name] = input[older];
    Object.assign(mapped, fixedArguments());
    // Adds the defaults of the newer tool and checks its constraints.
    const { validateInput } = newer.compiled ?? (await loadTool(newer));
    if (!validateInput(mapped)) {
      throw new Failure("invalid_arguments", {
        errors: describeProblems((validateInput.errors ?? []).map(renameArguments), newer.entry),
      });
    }
    let part: unknown = await newer.handler(mapped as never, context); // the validator ensures the type
    for (const name of output) part = (part as Readonly<Record<string, unknown>>)[name];
    return part as object; // the generator has checked it against the output of the older name
  };
}

/** Returns the arguments of an older name that are passed only as arguments that select a page of the newer tool. */
export function pageArgumentsOf({ input: mapping }: ReplacementEntry): ReadonlySet<string> {
  const passed = Object.entries(mapping).flatMap(([name, source]) => ("from" in source ? [{ name, ...source }] : []));
  const isFilter = (older: string): boolean =>
    passed.some(({ name, from }) => from === older && !PAGE_ARGUMENTS.has(name));
  const sources = [...PAGE_ARGUMENTS].flatMap((name) => {
    const source = mapping[name] ?? { from: name };
    return "from" in source ? [source.from] : [];
  });
  return new Set(sources.filter((older) => !isFilter(older)));
}

/** Returns an error of the newer tool's validator with the names of the older tool's arguments. */
function renameArgumentsOf(error: ValidationError, olderNames: ReadonlyMap<string, string>): ValidationError {
  const rename = (name: string): string => olderNames.get(name) ?? name;
  const instancePath = error.instancePath.replace(/^\/[^/]+/, (first) => `/${rename(first.slice(1))}`);
  if (error.instancePath !== "") return { ...error, instancePath };
  const params = Object.entries(error.params).map(([key, value]) => {
    if (key === "rule" || key === "value") return [key, value]; // parts of a condition, not argument names
    if (typeof value === "string") return [key, rename(value)];
    return [key, Array.isArray(value) ? value.map((name) => rename(String(name))) : value];
  });
  return { ...error, params: Object.fromEntries(params) as ValidationError["params"] };
}
