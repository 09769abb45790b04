import type { NodePath, SpecFile, SpecKind } from "../../load/spec-file.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { isFields } from "../fields.ts";
import { nearest } from "../nearest.ts";
import { problem, quote, type Rule } from "../problem.ts";
import { PROMPT, RESOURCE, TOOL } from "../shapes/item-files.ts";
import { ERRORS, LIMITS, SCOPES, SERVICE } from "../shapes/service-files.ts";
import type { ListShape, MapShape, RecordShape, Shape } from "../shapes/shape.ts";
import { checkName, checkText } from "./texts.ts";

const SHAPES: Readonly<Record<SpecKind, Shape>> = {
  service: SERVICE,
  scopes: SCOPES,
  limits: LIMITS,
  errors: ERRORS,
  schema: { is: "schema" },
  tool: TOOL,
  prompt: PROMPT,
  resource: RESOURCE,
};

/** Each file against the shape of its kind. */
export const fileShapes: Rule = function* ({ files }) {
  for (const file of files) {
    if (!file.broken) yield* checkShape(file, [], SHAPES[file.kind], file.value);
  }
};

/** The four tables that every service has. */
export const neededFiles: Rule = function* ({ files }) {
  for (const kind of ["errors", "limits", "scopes", "service"] as const) {
    if (files.some((file) => file.kind === kind)) continue;
    yield {
      file: `spec/${kind}.yaml`,
      line: 1,
      column: 1,
      code: "missing-file",
      text: `every service has the file ${kind}.yaml`,
    };
  }
};

function* checkShape(file: SpecFile, path: NodePath, shape: Shape, value: unknown): Generator<Diagnostic> {
  switch (shape.is) {
    case "text":
      if (typeof value !== "string") yield wrongType(file, path, "text", value);
      else yield* checkText(file, path, shape, value);
      return;
    case "flag":
      if (typeof value !== "boolean") yield wrongType(file, path, "true or false", value);
      return;
    case "number":
      yield* checkNumber(file, path, shape, value);
      return;
    case "list":
      if (!Array.isArray(value)) yield wrongType(file, path, "a list", value);
      else yield* checkList(file, path, shape, value);
      return;
    case "map":
      if (!isFields(value)) yield wrongType(file, path, "a mapping", value);
      else yield* checkMap(file, path, shape, value);
      return;
    case "record":
      if (!isFields(value)) yield wrongType(file, path, `${shape.what}: a mapping`, value);
      else yield* checkRecord(file, path, shape, value);
      return;
    case "either":
      yield* checkShape(file, path, isFields(value) ? shape.mapping : shape.plain, value);
      return;
    case "schema":
      if (!isFields(value)) yield wrongType(file, path, "a schema: a mapping", value);
      return;
    case "any":
      return;
  }
}

function* checkNumber(
  file: SpecFile,
  path: NodePath,
  shape: Extract<Shape, { is: "number" }>,
  value: unknown,
): Generator<Diagnostic> {
  const { integer = false, minimum = -Infinity, maximum = Infinity } = shape;
  if (typeof value !== "number" || !Number.isFinite(value) || (integer && !Number.isInteger(value))) {
    yield wrongType(file, path, integer ? "a whole number" : "a number", value);
  } else if (value < minimum || value > maximum) {
    const text = `${label(path)} is ${value}; it must lie between ${minimum} and ${maximum}`;
    yield problem(file, path, "out-of-range", text, { at: "value" });
  }
}

function* checkList(
  file: SpecFile,
  path: NodePath,
  shape: ListShape,
  value: readonly unknown[],
): Generator<Diagnostic> {
  if (shape.filled && value.length === 0) {
    yield problem(file, path, "empty-value", `${label(path)} must hold at least one item`);
  }
  const seen = new Set<unknown>();
  for (const [index, item] of value.entries()) {
    yield* checkShape(file, [...path, index], shape.items, item);
    if (shape.distinct && seen.has(item)) {
      yield problem(file, [...path, index], "repeated-value", `${quote(item)} stands in ${label(path)} a second time`);
    }
    seen.add(item);
  }
}

function* checkMap(
  file: SpecFile,
  path: NodePath,
  shape: MapShape,
  value: Readonly<Record<string, unknown>>,
): Generator<Diagnostic> {
  const entries = Object.entries(value);
  if (shape.filled && entries.length === 0) {
    yield problem(file, path, "empty-value", `${label(path)} must hold at least one entry`);
  }
  for (const [key, item] of entries) {
    if (shape.keys === "name") yield* checkName(file, [...path, key], key, "key");
    yield* checkShape(file, [...path, key], shape.values, item);
  }
}

/** A misspelt key tells of itself, not also of the key that it should have been. */
function* checkRecord(
  file: SpecFile,
  path: NodePath,
  shape: RecordShape,
  value: Readonly<Record<string, unknown>>,
): Generator<Diagnostic> {
  const shapes: Readonly<Record<string, Shape>> = { ...shape.required, ...shape.optional };
  const free = Object.keys(shapes).filter((key) => !Object.hasOwn(value, key));
  const meant = new Set<string>();
  for (const [key, item] of Object.entries(value)) {
    const known = Object.hasOwn(shapes, key) ? shapes[key] : undefined;
    if (known) yield* checkShape(file, [...path, key], known, item);
    else {
      const best = nearest(key, free);
      if (best !== undefined) meant.add(best);
      const hint = best === undefined ? `it has: ${Object.keys(shapes).join(", ")}` : `did you mean "${best}"?`;
      yield problem(file, [...path, key], "unknown-key", `"${key}" is not a key of ${shape.what}`, { hint });
    }
  }
  for (const key of Object.keys(shape.required)) {
    if (Object.hasOwn(value, key) || meant.has(key)) continue;
    yield problem(file, path, "missing-key", `${shape.what} must state "${key}"`);
  }
  if (shape.oneOf && meant.size === 0) yield* checkChoice(file, path, shape, shape.oneOf, value);
}

/** Of several keys exactly one. */
function* checkChoice(
  file: SpecFile,
  path: NodePath,
  { what }: RecordShape,
  choices: readonly string[],
  value: Readonly<Record<string, unknown>>,
): Generator<Diagnostic> {
  const [first, ...others] = choices.filter((key) => Object.hasOwn(value, key));
  if (first === undefined) yield problem(file, path, "missing-key", `${what} must state one of: ${choices.join(", ")}`);
  for (const key of others) {
    yield problem(file, [...path, key], "excluded-key", `"${key}" cannot stand beside "${first}"`, {
      hint: "keep one",
    });
  }
}

function wrongType(file: SpecFile, path: NodePath, expected: string, value: unknown): Diagnostic {
  return problem(file, path, "wrong-type", `${label(path)} must be ${expected}, not ${describe(value)}`, {
    at: "value",
  });
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  return `the ${typeof value === "string" ? "text" : typeof value === "number" ? "number" : "flag"} ${quote(value)}`;
}

function label(path: NodePath): string {
  const last = path.at(-1);
  if (last === undefined) return "the file";
  return typeof last === "number" ? `item ${last + 1} of "${path.at(-2) ?? ""}"` : `"${last}"`;
}
