import { formsOf, matchesType, keysOf, requiredKeys, walk, type Visit } from "../../language/walk.ts";
import { LANGUAGE } from "../../language/language.ts";
import type { LanguageSchema } from "../../language/key-types.ts";
import type { NodePath, SpecFile } from "../../load/spec-file.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { isFields, asArray } from "../fields.ts";
import { nearest } from "../nearest.ts";
import { problem, quote, type Rule } from "../problem.ts";
import { checkName, checkText } from "./texts.ts";

/** Checks each file against the declaration of its kind. */
export const fileShapes: Rule = function* ({ files }) {
  for (const file of files) {
    if (!file.broken) yield* checkDeclared(file, [], LANGUAGE[file.kind], file.value);
  }
};

/** Checks that the four required files exist. */
export const requiredFiles: Rule = function* ({ files }) {
  for (const kind of ["errors", "limits", "scopes", "service"] as const) {
    if (files.some((file) => file.kind === kind)) continue;
    yield {
      file: `spec/${kind}.yaml`,
      line: 1,
      column: 1,
      code: "missing-file",
      text: `the required file ${kind}.yaml is missing`,
    };
  }
};

/** Checks a value of a file against its declaration, including keys and items. */
export function* checkDeclared(
  file: SpecFile,
  path: NodePath,
  schema: LanguageSchema,
  value: unknown,
): Generator<Diagnostic> {
  for (const visit of walk(schema, value, path)) yield* checkValue(file, visit);
}

function* checkValue(file: SpecFile, { path, schema, value }: Visit): Generator<Diagnostic> {
  if (!matchesType(schema, value)) {
    const text = `${label(path)} must be ${expected(schema)}, not ${describe(value)}`;
    yield problem(file, path, "wrong-type", text, { at: "value" });
  } else if (typeof value === "string") yield* checkText(file, path, schema, value);
  else if (typeof value === "number") yield* checkNumber(file, path, schema, value);
  else if (Array.isArray(value)) yield* checkList(file, path, schema, asArray(value));
  else if (isFields(value) && schema.isSchema === undefined) {
    if (schema["properties"]) yield* checkKeys(file, path, schema, value);
    else yield* checkMap(file, path, schema, value);
  }
}

function* checkNumber(file: SpecFile, path: NodePath, schema: LanguageSchema, value: number): Generator<Diagnostic> {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema as Record<string, number>;
  if (value >= minimum && value <= maximum && value > exclusiveMinimum) return;
  const range =
    exclusiveMinimum !== -Infinity
      ? `greater than ${exclusiveMinimum}`
      : maximum < Number.MAX_SAFE_INTEGER
        ? `between ${minimum} and ${maximum}`
        : value > maximum
          ? `at most ${maximum}`
          : `at least ${minimum}`;
  yield problem(file, path, "out-of-range", `${label(path)} must be ${range}, not ${value}`, { at: "value" });
}

function* checkList(
  file: SpecFile,
  path: NodePath,
  schema: LanguageSchema,
  value: readonly unknown[],
): Generator<Diagnostic> {
  if (schema["minItems"] !== undefined && value.length === 0) {
    yield problem(file, path, "empty-value", `${label(path)} must contain at least one item`);
  }
  if (schema["uniqueItems"] !== true) return;
  const seen = new Set<unknown>();
  for (const [index, item] of value.entries()) {
    if (seen.has(item)) {
      const text = `items of ${label(path)} must be unique: ${quote(item)} is repeated`;
      yield problem(file, [...path, index], "repeated-value", text);
    }
    seen.add(item);
  }
}

function* checkMap(
  file: SpecFile,
  path: NodePath,
  schema: LanguageSchema,
  value: Readonly<Record<string, unknown>>,
): Generator<Diagnostic> {
  if (schema["minProperties"] !== undefined && Object.keys(value).length === 0) {
    yield problem(file, path, "empty-value", `${label(path)} must contain at least one entry`);
  }
  if (schema["propertyNames"] === undefined) return;
  for (const key of Object.keys(value)) yield* checkName(file, [...path, key], key, "key");
}

/** Checks the keys of a mapping. A misspelled key is reported once, not also as a missing key. */
function* checkKeys(
  file: SpecFile,
  path: NodePath,
  schema: LanguageSchema,
  value: Readonly<Record<string, unknown>>,
): Generator<Diagnostic> {
  const what = schema.what ?? label(path);
  const known = Object.keys(keysOf(schema));
  const free = known.filter((key) => !Object.hasOwn(value, key));
  const intended = new Set<string>();
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    const best = nearest(key, free);
    if (best !== undefined) intended.add(best);
    const hint = best === undefined ? `valid keys: ${known.join(", ")}` : `did you mean "${best}"?`;
    yield problem(file, [...path, key], "unknown-key", `"${key}" is not a key of ${what}`, { hint });
  }
  for (const key of requiredKeys(schema)) {
    if (Object.hasOwn(value, key) || intended.has(key)) continue;
    yield problem(file, path, "missing-key", `${what} must contain the key "${key}"`);
  }
  if (!schema.exactlyOne || intended.size > 0) return;
  const [first, ...others] = schema.exactlyOne.filter((key) => Object.hasOwn(value, key));
  if (first === undefined) {
    yield problem(file, path, "missing-key", `${what} must contain one of the keys ${schema.exactlyOne.join(", ")}`);
  }
  for (const key of others) {
    const text = `"${key}" cannot be combined with "${first ?? ""}"`;
    yield problem(file, [...path, key], "excluded-key", text, { hint: "keep one of them" });
  }
}

/** Describes the values that a declaration accepts, as a noun phrase. */
function expected(schema: LanguageSchema): string {
  const forms = formsOf(schema);
  if (forms.length > 1) return [...new Set(forms.map(expected))].join(" or ");
  if ("const" in schema) return String(schema["const"]);
  if (schema.isSchema !== undefined) return "a JSON Schema";
  const nouns: Readonly<Record<string, string>> = {
    string: "a string",
    boolean: "true or false",
    integer: "an integer",
    number: "a number",
    array: "a list",
    object: "a mapping",
  };
  return nouns[String(schema["type"])] ?? "a value";
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  return `the ${typeof value} ${quote(value)}`;
}

/** Names a place: `item 1 of item 2 of "exactly_one_of"`. */
function label(path: NodePath): string {
  const last = path.at(-1);
  if (last === undefined) return "the file";
  if (typeof last === "string") return `"${last}"`;
  return `item ${last + 1}${path.length > 1 ? ` of ${label(path.slice(0, -1))}` : ""}`;
}
