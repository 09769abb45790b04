import type { NodePath, SpecFile } from "../../load/spec-file.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { isFields } from "../fields.ts";
import { hiddenCharacter } from "../hidden.ts";
import { hintAt } from "../nearest.ts";
import { problem, quote, type Rule } from "../problem.ts";
import type { TextShape } from "../shapes/shape.ts";

/** Clients cut longer summaries, and every character costs tokens. */
const LONGEST_SUMMARY = 200;
/** What MCP clients accept as a name. */
const LONGEST_NAME = 64;

/** One text against the form that its key asks for. */
export function* checkText(file: SpecFile, path: NodePath, shape: TextShape, value: string): Generator<Diagnostic> {
  const key = String(path.at(-1));
  if (value.trim() === "") {
    yield problem(file, path, "empty-value", `"${key}" must not be empty`);
  } else if (shape.allowed && !shape.allowed.includes(value)) {
    const hint = hintAt(value, shape.allowed);
    yield problem(file, path, "not-allowed-value", `${quote(value)} is not a value of "${key}"`, { hint, at: "value" });
  } else if (shape.form && !shape.form.pattern.test(value)) {
    yield problem(file, path, "malformed-value", `${quote(value)} is not ${shape.form.says}`, { at: "value" });
  } else if (shape.style === "name") {
    yield* checkName(file, path, value, "value");
  } else if (shape.style === "line" && value.includes("\n")) {
    yield problem(file, path, "malformed-value", `"${key}" must be one line`, { at: "value" });
  } else if (shape.style === "summary") {
    yield* checkSummary(file, path, value);
  }
}

function* checkSummary(file: SpecFile, path: NodePath, value: string): Generator<Diagnostic> {
  if (value.trim().includes("\n") || !/[.?!]$/.test(value.trim())) {
    const text = "a summary must be one line that ends with a period";
    yield problem(file, path, "summary-not-a-sentence", text, { at: "value" });
  }
  const length = Array.from(value).length;
  if (length > LONGEST_SUMMARY) {
    const text = `the summary has ${length} characters; at most ${LONGEST_SUMMARY} are shown`;
    yield problem(file, path, "summary-too-long", text, { at: "value", hint: 'put the rest into "details"' });
  }
}

/** A name that becomes part of identifiers, file names and addresses. */
export function* checkName(file: SpecFile, path: NodePath, name: string, at: "key" | "value"): Generator<Diagnostic> {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) {
    const snake = toSnakeCase(name);
    const hint = snake === name || snake === "" ? undefined : `for example ${snake}`;
    yield problem(file, path, "bad-name", `${quote(name)} is no snake_case identifier`, { hint, at });
  } else if (name.length > LONGEST_NAME) {
    const text = `the name has ${name.length} characters; clients take at most ${LONGEST_NAME}`;
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

/** No text of a specification hides anything from who reads it. */
export const hiddenCharacters: Rule = function* ({ files }) {
  for (const file of files) yield* hiddenIn(file, [], file.value);
};

function* hiddenIn(file: SpecFile, path: NodePath, value: unknown): Generator<Diagnostic> {
  if (typeof value === "string") yield* hiddenInText(file, path, value, "value");
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* hiddenIn(file, [...path, index], item);
  } else if (isFields(value)) {
    for (const [key, item] of Object.entries(value)) {
      yield* hiddenInText(file, [...path, key], key, "key");
      yield* hiddenIn(file, [...path, key], item);
    }
  }
}

function* hiddenInText(file: SpecFile, path: NodePath, text: string, at: "key" | "value"): Generator<Diagnostic> {
  const code = hiddenCharacter(text);
  if (code === undefined) return;
  yield problem(file, path, "hidden-character", `the text holds the invisible character ${code}`, {
    at,
    hint: "remove it",
  });
}
