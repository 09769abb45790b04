import type { ToolEntry, ValidationError } from "../contract/surface.ts";
import type { ArgumentProblem } from "../contract/failure.ts";
import { maxProblems } from "./bound-problems.ts";
import { nearest } from "../contract/nearest.ts";

/**
 * Converts validator errors into problems with pointer, detail, expectation and hint. Duplicates are removed. Stops
 * at one more problem than a response may contain. Takes linear time in the number of errors.
 */
export function describeProblems(errors: readonly ValidationError[], names: ArgumentNames): readonly ArgumentProblem[] {
  const problems = new Map<string, ArgumentProblem>();
  const intended = pairUnknownWithMissing(errors);
  for (const error of errors) {
    const problem = withHint(describeProblem(error, names), intended.get(error));
    problems.set(`${problem.pointer}\n${problem.detail}`, problem);
    if (problems.size > maxProblems) break;
  }
  return [...problems.values()];
}

/**
 * Maps the error of an unknown property to the required property that was probably meant. Applies only to an object that
 * has exactly one unknown property and lacks exactly one required property.
 */
function pairUnknownWithMissing(errors: readonly ValidationError[]): ReadonlyMap<ValidationError, string> {
  const [unknown, missing] = [new Map<string, ValidationError[]>(), new Map<string, ValidationError[]>()];
  for (const error of errors) {
    const found = unknownKeywords.has(error.keyword) ? unknown : error.keyword === "required" ? missing : null;
    const inSameObject = found?.get(error.instancePath);
    if (inSameObject) inSameObject.push(error);
    else found?.set(error.instancePath, [error]);
  }
  const pairs = new Map<ValidationError, string>();
  for (const [path, [error, ...others]] of unknown) {
    const [required, ...more] = missing.get(path) ?? [];
    if (error && required && others.length + more.length === 0)
      pairs.set(error, String(required.params["missingProperty"]));
  }
  return pairs;
}

const unknownKeywords: ReadonlySet<string> = new Set(["additionalProperties", "unevaluatedProperties"]);

const withHint = (problem: ArgumentProblem, intended: string | undefined): ArgumentProblem =>
  intended === undefined || problem.hint !== removeIt ? problem : { ...problem, hint: `Did you mean "${intended}"?` };

/** The hint for an unknown argument that resembles none of the known ones. */
const removeIt = "Remove it.";

/** The names of a tool's arguments and of the properties inside them. */
export type ArgumentNames = Pick<ToolEntry, "arguments" | "nestedArguments">;

/** The texts for one violated keyword. */
interface Wording {
  readonly detail: string;
  readonly expected: string;
  readonly hint: string;
  /** A property of the value at ajv's `instancePath`. */
  readonly property?: string;
}

/** `pointer` points to the value that violates the keyword. */
type Describe = (params: Readonly<Record<string, unknown>>, names: ArgumentNames, pointer: string) => Wording;

function describeProblem(
  { instancePath, keyword, params, message }: ValidationError,
  names: ArgumentNames,
): ArgumentProblem {
  const describe = wordings[keyword];
  const { property, ...wording } = describe
    ? describe(params, names, instancePath)
    : {
        property: undefined,
        detail: `The value ${message ?? "is invalid"}.`,
        expected: keyword,
        hint: "See the tool's input schema.",
      };
  const pointer = property === undefined ? instancePath : `${instancePath}/${escapePointer(property)}`;
  return { pointer, ...wording };
}

const counted = (count: unknown, one: string): string => `${String(count)} ${one}${count === 1 ? "" : "s"}`;

const sized =
  (param: string, bound: "at least" | "at most", unit: string, hint: string): Describe =>
  (params) => ({
    detail: bound === "at least" ? `It has too few ${unit}s.` : `It has too many ${unit}s.`,
    expected: `${bound} ${counted(params[param], unit)}`,
    hint,
  });

const comparisons: Readonly<Record<string, string>> = { ">=": "at least", "<=": "at most", ">": "above", "<": "below" };

const ranged: Describe = ({ comparison, limit }) => ({
  detail: "The number is out of range.",
  expected: `${comparisons[String(comparison)] ?? String(comparison)} ${String(limit)}`,
  hint: "Send a number in the range.",
});

const unknownProperty: Describe = (params, { arguments: names, nestedArguments = {} }, pointer) => {
  const property = String(params["additionalProperty"] ?? params["unevaluatedProperty"]);
  const place = pointer.replace(/\/\d+(?=\/|$)/g, "/*");
  const known = place === "" ? names : (nestedArguments[place] ?? []);
  const guess = nearest(property, known) ?? findBelow(property, place, nestedArguments) ?? findByWords(property, known);
  const expected = known.length > 0 ? `one of: ${known.join(", ")}` : "no further properties";
  const hint = guess === undefined ? removeIt : `Did you mean "${guess}"?`;
  return { property, detail: "Unknown argument.", expected, hint };
};

/**
 * Returns the known name whose words include all words of the property (`lead_list_id` for `list_id`), or are all among them
 * (`days` for `duration_days`). Returns undefined if none or several match.
 */
function findByWords(property: string, known: readonly string[]): string | undefined {
  const words = property.toLowerCase().split("_");
  const found = known.filter((name) => {
    const others = name.split("_");
    return words.every((word) => others.includes(word)) || others.every((other) => words.includes(other));
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Returns the path of a more deeply nested property with the same name, such as `variants[].text`. */
function findBelow(
  property: string,
  place: string,
  nestedArguments: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  const found = Object.keys(nestedArguments).find(
    (pointer) => pointer.startsWith(`${place}/`) && nestedArguments[pointer]?.includes(property),
  );
  return (
    found &&
    `${found
      .slice(place.length + 1)
      .replaceAll("/*", "[]")
      .replaceAll("/", ".")}.${property}`
  );
}

/** Returns ` if action is add` for an error of a condition, otherwise an empty string. */
const condition = ({ argument, value }: Readonly<Record<string, unknown>>): string =>
  typeof argument === "string" ? ` if ${argument} is ${String(value)}` : "";

const required: Describe = (params) => ({
  property: String(params["missingProperty"]),
  detail: `This argument is required${condition(params)}.`,
  expected: "a value",
  hint: "Add it.",
});

/** An argument that a condition excludes. */
const excluded: Describe = (params) => ({
  property: String(params["property"]),
  detail: `This argument is not allowed${condition(params)}.`,
  expected: "no value",
  hint: "Remove it.",
});

/** Points to the first argument of the group. */
const atLeastOneOf: Describe = (params) => {
  const group = params["group"] as readonly string[];
  const names = joinWords(group, "and");
  return {
    property: group[0] ?? "",
    detail: `Give at least one of ${names}${condition(params)}.`,
    expected: `at least one of ${names}`,
    hint: `Add ${joinWords(group, "or")}.`,
  };
};

/** Points to the second of the given arguments, or to the first of the group if none is given. */
const exactlyOneOf: Describe = (params) => {
  const [group, given] = [params["group"], params["given"]] as [readonly string[], readonly string[]];
  const names = joinWords(group, "and");
  return {
    property: given[1] ?? group[0] ?? "",
    detail: `Give exactly one of ${names}${condition(params)}.`,
    expected: `exactly one of ${names}`,
    hint: given.length === 0 ? `Add ${joinWords(group, "or")}.` : `Remove all but one of ${joinWords(given, "and")}.`,
  };
};

/** `a`, `a and b`, `a, b and c`. */
const joinWords = (words: readonly string[], last: "and" | "or"): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;

const conditionRules: Readonly<Record<string, Describe>> = { required, excluded, exactlyOneOf, atLeastOneOf };

/** Texts by keyword: those of JSON Schema, and those for the constraints of a tool. */
const wordings: Readonly<Record<string, Describe>> = {
  required,
  dependentRequired: ({ property, missingProperty }) => ({
    property: String(missingProperty),
    detail: `This argument is required with ${String(property)}.`,
    expected: "a value",
    hint: `Add it, or remove ${String(property)}.`,
  }),
  exactlyOneOf,
  atLeastOneOf,
  when: (params, ...place) => (conditionRules[String(params["rule"])] ?? required)(params, ...place),
  excludes: ({ property, other }) => ({
    property: String(other),
    detail: `This argument cannot be combined with ${String(property)}.`,
    expected: `${String(property)} or ${String(other)}`,
    hint: `Remove ${String(property)} or ${String(other)}.`,
  }),
  additionalProperties: unknownProperty,
  unevaluatedProperties: unknownProperty,
  enum: (params) => ({
    detail: "The value is not allowed.",
    expected: `one of: ${(params["allowedValues"] as unknown[]).map(String).join(", ")}`,
    hint: "Use one of the allowed values, with exactly this spelling.",
  }),
  const: (params) => ({
    detail: "The value is not allowed.",
    expected: JSON.stringify(params["allowedValue"]),
    hint: "Use the allowed value.",
  }),
  type: (params) => ({
    detail: "The value has the wrong type.",
    expected: [params["type"]].flat().join(" or "),
    hint: "Send a value of the expected type.",
  }),
  format: (params) => ({
    detail: `The value is not a valid ${String(params["format"])}.`,
    expected: formatExample(String(params["format"])),
    hint: "Use the expected format.",
  }),
  pattern: (params) => ({
    detail: "The string does not match the pattern.",
    expected: `a string that matches ${String(params["pattern"])}`,
    hint: "See the argument's description.",
  }),
  minLength: sized("limit", "at least", "character", "Send a longer string."),
  maxLength: sized("limit", "at most", "character", "Shorten the string."),
  minItems: sized("limit", "at least", "item", "Add items."),
  maxItems: sized("limit", "at most", "item", "Send fewer items per call."),
  minProperties: sized("limit", "at least", "field", "Add fields."),
  maxProperties: sized("limit", "at most", "field", "Remove fields."),
  uniqueItems: (params) => ({
    detail: "Items must be unique.",
    expected: "unique items",
    hint: `Remove item ${String(params["i"])}, which equals item ${String(params["j"])}, counted from 0.`,
  }),
  minimum: ranged,
  maximum: ranged,
  exclusiveMinimum: ranged,
  exclusiveMaximum: ranged,
  multipleOf: (params) => ({
    detail: "The number is not a multiple of the step.",
    expected: `a multiple of ${String(params["multipleOf"])}`,
    hint: "Round the number.",
  }),
};

const formatExamples: Readonly<Record<string, string>> = {
  "date-time": "a date and time with a time zone, such as 2026-03-01T09:30:00Z",
  date: "a day, such as 2026-03-01",
  uri: "a URL, such as https://example.com/",
  email: "an e-mail address",
};

const formatExample = (format: string): string => formatExamples[format] ?? format;

/** Escapes one reference token of a JSON pointer (RFC 6901, section 3). */
export const escapePointer = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");
