import { Liquid } from "liquidjs";
import { Failure, type ArgumentProblem } from "../executor/failure.ts";
import { nearest } from "../executor/nearest.ts";
import type { PromptEntry, Surface } from "../surface.ts";

export interface PromptMessage {
  readonly role: "user" | "assistant";
  readonly content: { readonly type: "text"; readonly text: string };
}

/** Fills a prompt's templates in. @throws Failure `invalid_arguments` with every missing or invalid argument. */
export type RenderPrompt = (prompt: PromptEntry, given: Readonly<Record<string, string>>) => readonly PromptMessage[];

/** Parses all templates once. They reach no file and no property but the arguments'. */
export function createRenderPrompt(surface: Surface): RenderPrompt {
  const liquid = new Liquid({
    templates: {},
    strictVariables: true,
    strictFilters: true,
    ownPropertyOnly: true,
    parseLimit: 1e6,
    renderLimit: 1e3,
    memoryLimit: 1e7,
  });
  const parsed = new Map(
    surface.prompts.map(({ name, messages }) => [
      name,
      messages.map(({ role, template }) => ({ role, template: liquid.parse(template) })),
    ]),
  );
  return (prompt, given) => {
    const values = readArguments(prompt, given);
    return (parsed.get(prompt.name) ?? []).map(({ role, template }) => ({
      role,
      content: { type: "text", text: String(liquid.renderSync(template, values)).trim() },
    }));
  };
}

/** Every declared argument by name; null for an optional one that was left out or is empty. */
function readArguments(
  prompt: PromptEntry,
  given: Readonly<Record<string, string>>,
): Record<string, string | number | null> {
  const problems: ArgumentProblem[] = [];
  const known = prompt.arguments.map(({ name }) => name);
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    const guess = nearest(name, known);
    const expected = known.length > 0 ? `one of: ${known.join(", ")}` : "no arguments";
    const problem = { pointer: `/arguments/${name}`, detail: "This argument is not known.", expected };
    problems.push(guess === undefined ? problem : { ...problem, hint: `Did you mean "${guess}"?` });
  }
  const values = Object.fromEntries(
    prompt.arguments.map((argument) => [argument.name, readArgument(argument, given[argument.name], problems)]),
  );
  if (problems.length > 0) throw new Failure("invalid_arguments", { errors: problems });
  return values;
}

function readArgument(
  argument: PromptEntry["arguments"][number],
  given: string | undefined,
  problems: ArgumentProblem[],
): string | number | null {
  const pointer = `/arguments/${argument.name}`;
  const text = given?.trim() ?? "";
  if (text === "") {
    if (argument.required) problems.push({ pointer, detail: "This argument is required.", expected: "a value" });
    return argument.defaultValue;
  }
  if (argument.allowed && !argument.allowed.includes(text)) {
    problems.push({ pointer, detail: "The value is not allowed.", expected: `one of: ${argument.allowed.join(", ")}` });
  }
  if (argument.type === "string") return text;
  const number = Number(text);
  const { minimum, maximum } = argument;
  if (Number.isInteger(number) && number >= (minimum ?? -Infinity) && number <= (maximum ?? Infinity)) return number;
  const range = minimum === null && maximum === null ? "" : ` from ${minimum ?? "any"} to ${maximum ?? "any"}`;
  problems.push({ pointer, detail: "The value is no whole number in range.", expected: `a whole number${range}` });
  return null;
}
