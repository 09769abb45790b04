import { escapePointer } from "../../../call/argument-problems.ts";
import { nearest } from "../../../contract/nearest.ts";
import { Failure, type ArgumentProblem } from "../../../contract/failure.ts";
import type { ArgumentEntry } from "../../../contract/surface.ts";

export type TextValues = Readonly<Record<string, string | number | null>>;

/** Maximum number of code points of a value, as for tool inputs without `maxLength`. */
export const maxTextLength = 2000;
/** Maximum number of unknown arguments that are reported. */
const maxUnknown = 20;
/** Maximum number of characters of an unknown name in a problem. */
const maxNameLength = 100;

/**
 * Reads values that MCP transmits as strings: prompt arguments and URI parameters. Returns every declared value by
 * name. An optional one that is omitted or empty has its default value, or null without a default.
 * @param place the JSON pointer of `given`.
 * @throws Failure `invalid_arguments` with all missing, unknown and invalid values.
 */
export function readTextValues(
  declared: readonly ArgumentEntry[],
  given: Readonly<Record<string, string>>,
  place: string,
): TextValues {
  const problems: ArgumentProblem[] = [];
  const known = declared.map(({ name }) => name);
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  for (const name of unknown.slice(0, maxUnknown)) {
    const guess = nearest(name, known);
    const expected = known.length > 0 ? `one of: ${known.join(", ")}` : "no arguments";
    const problem = { pointer: `${place}/${escapePointer(shorten(name))}`, detail: "Unknown argument.", expected };
    problems.push(guess === undefined ? problem : { ...problem, hint: `Did you mean "${guess}"?` });
  }
  const values = Object.fromEntries(
    declared.map((argument) => [
      argument.name,
      readTextValue(argument, Object.hasOwn(given, argument.name) ? given[argument.name] : undefined, place, problems),
    ]),
  );
  if (problems.length > 0) throw new Failure("invalid_arguments", { errors: problems });
  return values;
}

function readTextValue(
  argument: ArgumentEntry,
  given: string | undefined,
  place: string,
  problems: ArgumentProblem[],
): string | number | null {
  const pointer = `${place}/${argument.name}`;
  const text = given?.trim() ?? "";
  if (text === "") {
    if (argument.required) problems.push({ pointer, detail: "This argument is required.", expected: "a value" });
    return argument.defaultValue;
  }
  if (isTooLong(text)) {
    problems.push({ pointer, detail: "The value is too long.", expected: `at most ${maxTextLength} characters` });
    return null;
  }
  if (argument.allowed && !argument.allowed.includes(text)) {
    problems.push({ pointer, detail: "The value is not allowed.", expected: `one of: ${argument.allowed.join(", ")}` });
  }
  if (argument.type === "string") return text;
  const number = Number(text);
  const { minimum, maximum } = argument;
  if (Number.isInteger(number) && number >= (minimum ?? -Infinity) && number <= (maximum ?? Infinity)) return number;
  const detail = range(argument) === "" ? "The value is not an integer." : "The value is not an integer in range.";
  problems.push({ pointer, detail, expected: `an integer${range(argument)}` });
  return null;
}

function range({ minimum, maximum }: ArgumentEntry): string {
  if (minimum !== null && maximum !== null) return ` from ${minimum} to ${maximum}`;
  if (minimum !== null) return ` of at least ${minimum}`;
  return maximum === null ? "" : ` of at most ${maximum}`;
}

/** Returns whether a text has more than `maxTextLength` code points, without counting a very long one. */
export function isTooLong(text: string): boolean {
  if (text.length <= maxTextLength) return false;
  return text.length > 2 * maxTextLength || Array.from(text).length > maxTextLength;
}

const shorten = (name: string): string => (name.length > maxNameLength ? `${name.slice(0, maxNameLength)}...` : name);
