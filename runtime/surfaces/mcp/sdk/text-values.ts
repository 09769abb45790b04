import { nearest } from "../../../contract/nearest.ts";
import { Failure, type ArgumentProblem } from "../../../contract/failure.ts";
import type { ArgumentEntry } from "../../../contract/surface.ts";

export type TextValues = Readonly<Record<string, string | number | null>>;

/** The most code points of one value: the bound of tool inputs that state no `maxLength`. */
export const maxTextLength = 2000;
/** The most unknown arguments that are described. */
const maxUnknown = 20;
/** The most characters of an unknown name that are repeated. */
const maxNameLength = 100;

/**
 * Reads what travels as text: the arguments of a prompt, the parameters of an address. Every declared one by name; null for
 * an optional one that was left out or is empty. `place` is the JSON pointer of `given`.
 * @throws Failure `invalid_arguments` with all that is missing, unknown or not allowed.
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
    const problem = { pointer: `${place}/${shorten(name)}`, detail: "This argument is unknown.", expected };
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
  const range = minimum === null && maximum === null ? "" : ` from ${minimum ?? "any"} to ${maximum ?? "any"}`;
  problems.push({ pointer, detail: "The value is no whole number in range.", expected: `a whole number${range}` });
  return null;
}

/** Whether a text has more than `maxTextLength` code points; a long one is not counted to its end. */
export function isTooLong(text: string): boolean {
  if (text.length <= maxTextLength) return false;
  return text.length > 2 * maxTextLength || Array.from(text).length > maxTextLength;
}

const shorten = (name: string): string => (name.length > maxNameLength ? `${name.slice(0, maxNameLength)}...` : name);
