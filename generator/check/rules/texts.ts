import { MAX_SUMMARY_LENGTH, NAME_PATTERN, type LanguageSchema } from "../../language/key-types.ts";
import type { NodePath, SpecFile } from "../../load/spec-file.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { findInvisible } from "../../format/invisible-characters.ts";
import { isDay } from "../is-day.ts";
import { hintAt } from "../nearest.ts";
import { problem, quote, type Rule } from "../problem.ts";

/** The maximum length of a name that MCP clients accept, in characters. */
const MAX_NAME_LENGTH = 64;

/** Checks a string against its declaration. */
export function* checkText(
  file: SpecFile,
  path: NodePath,
  schema: LanguageSchema,
  value: string,
): Generator<Diagnostic> {
  const key = String(path.at(-1));
  const allowed = schema["enum"] as readonly string[] | undefined;
  const pattern = schema["pattern"] as string | undefined;
  if (value.trim() === "" && schema["minLength"] !== undefined) {
    yield problem(file, path, "empty-value", `"${key}" must not be empty`);
  } else if (allowed && !allowed.includes(value)) {
    const hint = hintAt(value, allowed);
    yield problem(file, path, "not-allowed-value", `${quote(value)} is not a value of "${key}"`, { hint, at: "value" });
  } else if (pattern !== undefined && !expression(pattern).test(value)) {
    yield problem(file, path, "malformed-value", `${quote(value)} is not ${schema.formatDescription ?? ""}`, {
      at: "value",
    });
  } else if (schema.style === "name") {
    yield* checkName(file, path, value, "value");
  } else if (schema.style === "date" && !isDay(value)) {
    yield problem(file, path, "malformed-value", `${value} is not a valid date`, { at: "value" });
  } else if (schema.style === "summary") {
    yield* checkSummary(file, path, value);
  }
}

const expressions = new Map<string, RegExp>();

/** Returns the compiled regular expression of a declaration, from a cache. */
function expression(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern);
  expressions.set(pattern, known);
  return known;
}

function* checkSummary(file: SpecFile, path: NodePath, value: string): Generator<Diagnostic> {
  if (value.trim().includes("\n") || !/[.?!]$/.test(value.trim())) {
    const text = "a summary must be one line that ends with a period, question mark or exclamation mark";
    yield problem(file, path, "summary-not-a-sentence", text, { at: "value" });
  }
  const length = Array.from(value).length;
  if (length > MAX_SUMMARY_LENGTH) {
    const text = `the summary has ${length} characters; clients display at most ${MAX_SUMMARY_LENGTH}`;
    yield problem(file, path, "summary-too-long", text, { at: "value", hint: 'move the rest to "details"' });
  }
}

/** Names that are unsafe as keys of plain objects. */
export const BUILT_IN: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Checks a name that becomes part of identifiers, keys of tables, file names and URIs. */
export function* checkName(file: SpecFile, path: NodePath, name: string, at: "key" | "value"): Generator<Diagnostic> {
  if (BUILT_IN.has(name)) {
    const text = `"${name}" is a built-in name of JavaScript`;
    yield problem(file, path, "dangerous-name", text, { hint: "choose another name", at });
  } else if (!expression(NAME_PATTERN).test(name)) {
    const snake = toSnakeCase(name);
    const hint = snake === name || snake === "" ? undefined : `for example ${snake}`;
    yield problem(file, path, "bad-name", `${quote(name)} is not a snake_case identifier`, { hint, at });
  } else if (name.length > MAX_NAME_LENGTH) {
    const text = `the name has ${name.length} characters; clients accept at most ${MAX_NAME_LENGTH}`;
    yield problem(file, path, "name-too-long", text, { at });
  }
}

function toSnakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[_0-9]+|_+$/g, "");
}

/** Checks that no string of the specification contains invisible characters. */
export const invisibleCharacters: Rule = function* ({ files }) {
  for (const file of files) yield* invisibleIn(file);
};

function invisibleIn(file: SpecFile): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const path: (string | number)[] = [];
  const check = (text: string, at: "key" | "value"): void => {
    const code = findInvisible(text);
    if (code === undefined) return;
    const message = `the string contains the invisible character ${code}`;
    found.push(problem(file, [...path], "invisible-character", message, { at, hint: "remove it" }));
  };
  const visit = (value: unknown): void => {
    if (typeof value === "string") check(value, "value");
    if (typeof value !== "object" || value === null) return;
    const isList = Array.isArray(value);
    for (const [key, item] of Object.entries(value) as [string, unknown][]) {
      path.push(isList ? Number(key) : key);
      if (!isList) check(key, "key");
      visit(item);
      path.pop();
    }
  };
  visit(file.value);
  return found;
}
