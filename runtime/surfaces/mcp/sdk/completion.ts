import { shorten } from "../../../call/bound-problems.ts";
import type { ReadOutcome, ReadRequest } from "../../../call/read-for-caller.ts";
import { Failure, type ArgumentProblem } from "../../../contract/failure.ts";
import type { ArgumentEntry, Surface } from "../../../contract/surface.ts";
import type { Service } from "../../../service.ts";
import { unknownName } from "./rpc-errors.ts";
import { isTooLong, maxTextLength } from "./text-values.ts";

/** The params of `completion/complete`. */
export interface CompletionParams {
  readonly ref:
    { readonly type: "ref/prompt"; readonly name: string } | { readonly type: "ref/resource"; readonly uri: string };
  readonly argument: { readonly name: string; readonly value: string };
  readonly context?: { readonly arguments?: Readonly<Record<string, string>> | undefined } | undefined;
}

export type Completion = { readonly values: string[]; readonly total: number; readonly hasMore: boolean };

/**
 * Proposes values for an argument.
 * @throws Failure `not_found` for an unknown prompt, resource or argument, and `invalid_arguments` for a text that is too long.
 */
export type Complete = (params: CompletionParams, request: ReadRequest) => Promise<ReadOutcome<Completion>>;

/** Maximum number of values in a response (MCP 2025-11-25 and 2026-07-28, "Completion", "Implementation considerations"). */
const maxValues = 100;

/** Creates the function that implements `completion/complete`. */
export function createComplete({ surface, proposeValues }: Pick<Service, "surface" | "proposeValues">): Complete {
  return async ({ ref, argument: { name, value }, context: { arguments: filled = {} } = {} }, request) => {
    const argument = findArgument(surface, ref, name);
    checkTextLengths({ value, filled });
    const outcome = await proposeValues(argument, { value, filled }, request);
    return outcome.ok ? { ok: true, result: toCompletion(outcome.result) } : outcome;
  };
}

function findArgument(surface: Surface, ref: CompletionParams["ref"], name: string): ArgumentEntry {
  const declared =
    ref.type === "ref/prompt"
      ? surface.prompts.find((prompt) => prompt.name === ref.name)?.arguments
      : surface.resources.find(({ uri }) => uri === ref.uri)?.parameters;
  if (!declared) {
    if (ref.type === "ref/resource")
      throw new Failure("not_found", {
        detail: "Unknown resource template.",
        members: { uri: excerptOf(ref.uri) },
      });
    const names = surface.prompts.map((prompt) => prompt.name);
    throw unknownName("prompt", ref.name, names);
  }
  const argument = declared.find((each) => each.name === name);
  if (!argument)
    throw unknownName(
      "argument",
      name,
      declared.map((each) => each.name),
    );
  return argument;
}

/** Maximum number of arguments in `context.arguments`. */
const maxFilled = 100;

/** Checks the lengths and the number of the texts. @throws Failure `invalid_arguments`. */
function checkTextLengths({ value, filled }: { value: string; filled: Readonly<Record<string, string>> }): void {
  const texts = Object.values(filled);
  const problems: ArgumentProblem[] = [];
  const expected = `at most ${maxTextLength} characters`;
  if (isTooLong(value)) problems.push({ pointer: "/argument/value", detail: "The value is too long.", expected });
  if (texts.length > maxFilled) {
    const detail = "There are too many arguments.";
    problems.push({ pointer: "/context/arguments", detail, expected: `at most ${maxFilled} arguments` });
  } else if (texts.some(isTooLong)) {
    problems.push({ pointer: "/context/arguments", detail: "A value is too long.", expected });
  }
  if (problems.length > 0) throw new Failure("invalid_arguments", { errors: problems });
}

/** Shortens a URI for responses. */
export const excerptOf = (uri: string): string => shorten(uri, 1_000);

const toCompletion = (values: readonly string[]): Completion => ({
  values: values.slice(0, maxValues),
  total: values.length,
  hasMore: values.length > maxValues,
});
