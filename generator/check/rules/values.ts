import type { NodePath, SpecFile } from "../../load/spec-file.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { type Fields, asFields, isFields, asArray, own, asString, valueAt } from "../fields.ts";
import { createValueValidator, type SchemaViolation, type ValidateValue, type Violation } from "../value-validator.ts";
import { hintAt } from "../nearest.ts";
import { problem, quote, type Rule } from "../problem.ts";
import type { RuleCode } from "../rule-codes.ts";
import { schemaNodes, type SchemaNode } from "../schema-nodes.ts";
import { defaultsOf, type Spec, type ToolView } from "../spec-view.ts";
import { constraintSentences } from "../../language/constraint-sentences.ts";
import { violatedConstraints } from "../../language/violated-constraints.ts";

/** Checks that defaults, listed values, fixed arguments, and the examples of schemas, events and tools are valid for their schemas. */
export const validValues: Rule = function* (spec) {
  const validate = createValueValidator(spec);
  yield* schemaValues(spec, validate);
  yield* eventExamples(spec, validate);
  for (const tool of spec.tools) {
    yield* exampleInputs(spec, validate, tool);
    yield* fixedArguments(spec, validate, tool);
  }
};

function* schemaValues(spec: Spec, validate: ValidateValue): Generator<Diagnostic> {
  for (const { file, path, schema } of schemaNodes(spec)) {
    if (spec.uncompilableFiles.has(file.path) || Object.hasOwn(schema, "$ref")) continue;
    if (Object.hasOwn(schema, "default")) {
      yield* violations(
        file,
        [...path, "default"],
        "default-mismatch",
        "the default is invalid",
        validate(schema, schema.default),
      );
    }
    for (const [index, value] of asArray(own(schema, "examples")).entries()) {
      const at = [...path, "examples", index];
      yield* violations(file, at, "example-mismatch", "the example is invalid", validate(schema, value));
    }
    yield* listedValues(validate, { file, path, schema });
  }
}

/** Checks the values of `enum` and `const` against the other keywords. `keywordConsistency` checks their types. */
function* listedValues(
  validate: ValidateValue,
  { file, path, schema }: Pick<SchemaNode, "file" | "path" | "schema">,
): Generator<Diagnostic> {
  const { enum: listed, const: only, ...others } = schema;
  const values: readonly (readonly [NodePath, unknown])[] = [
    ...asArray(listed).map((value, index) => [["enum", index], value] as const),
    ...(Object.hasOwn(schema, "const") ? [[["const"], only] as const] : []),
  ];
  for (const [end, value] of values) {
    const wrong = validate(others, value).filter(({ keyword, path: at }) => keyword !== "type" || at.length > 0);
    yield* violations(file, [...path, ...end], "enum-mismatch", `${quote(value)} is not valid for its schema`, wrong);
  }
}

function* eventExamples(spec: Spec, validate: ValidateValue): Generator<Diagnostic> {
  for (const file of spec.files) {
    if (file.kind !== "event" || spec.uncompilableFiles.has(file.path)) continue;
    const { payload, example } = asFields(file.value);
    if (!isFields(payload) || example === undefined) continue;
    yield* violations(file, ["example"], "example-mismatch", "the example is invalid", validate(payload, example));
  }
}

/** Returns a tool's input schema with the implicit arguments, as callers see it. */
function callSchema({ input, properties, effect }: ToolView): object {
  const preview = effect === "read" ? {} : { preview: { type: "boolean" } };
  return { ...input, properties: { ...properties, account_id: { type: "string" }, ...preview } };
}

/** Returns the constraints that a call with the given arguments violates. */
function constraintViolations(spec: Spec, tool: ToolView, input: Fields): readonly Violation[] {
  const call = new Map([...defaultsOf(spec, tool), ...Object.entries(input)]);
  const texts = constraintSentences(violatedConstraints(tool.constraints, call));
  return texts.map((text) => ({ path: [], at: "key", text }));
}

/** A placeholder for a value from an earlier call's result: `{{steps.<name>.<path>}}`. */
const STEP = /\{\{\s*steps\.([^.}\s]+)[^}]*\}\}/g;

/** Whether the arguments of calls to a tool can be checked. */
const hasUsableInput = (spec: Spec, { file, fields }: ToolView): boolean =>
  isFields(own(fields, "input")) && !spec.uncompilableFiles.has(file.path);

/** Returns what is wrong with the arguments of a call in an example, which may contain placeholders. */
const callViolations = (spec: Spec, validate: ValidateValue, tool: ToolView, input: Fields): readonly Violation[] => [
  ...withoutPlaceholders(validate(callSchema(tool), input), input),
  ...constraintViolations(spec, tool, input),
];

function* exampleInputs(spec: Spec, validate: ValidateValue, tool: ToolView): Generator<Diagnostic> {
  const { file } = tool;
  for (const [index, example] of asArray(own(tool.fields, "examples")).entries()) {
    const steps = new Set<string>();
    for (const [order, step] of asArray(own(asFields(example), "setup")).entries()) {
      const at = ["examples", index, "setup", order];
      yield* setupCall(spec, validate, file, at, asFields(step), steps);
      const name = asString(own(asFields(step), "as"));
      if (name !== undefined) steps.add(name);
    }
    const at = ["examples", index, "input"];
    const input = own(asFields(example), "input");
    yield* unknownSteps(file, at, input, steps);
    if (!isFields(input) || !hasUsableInput(spec, tool)) continue;
    const wrong = callViolations(spec, validate, tool, input);
    yield* violations(file, at, "example-mismatch", "the example is invalid", wrong);
  }
}

function* setupCall(
  spec: Spec,
  validate: ValidateValue,
  file: SpecFile,
  at: NodePath,
  step: Readonly<Record<string, unknown>>,
  before: ReadonlySet<string>,
): Generator<Diagnostic> {
  const [name, input] = [asString(own(step, "tool")), own(step, "input")];
  yield* unknownSteps(file, [...at, "input"], input, before);
  if (name === undefined) return;
  const called = spec.toolsByName.get(name);
  if (!called || !isFields(input) || !hasUsableInput(spec, called)) return;
  const wrong = callViolations(spec, validate, called, input);
  yield* violations(file, [...at, "input"], "example-mismatch", `the call to ${name} is invalid`, wrong);
}

function* unknownSteps(
  file: SpecFile,
  path: NodePath,
  value: unknown,
  steps: ReadonlySet<string>,
): Generator<Diagnostic> {
  if (typeof value === "string") {
    for (const [, name = ""] of value.matchAll(STEP)) {
      if (steps.has(name)) continue;
      const text = `no earlier call is named "${name}"`;
      yield problem(file, path, "unknown-setup-call", text, { hint: hintAt(name, steps), at: "value" });
    }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* unknownSteps(file, [...path, index], item, steps);
  } else if (isFields(value)) {
    for (const [key, item] of Object.entries(value)) yield* unknownSteps(file, [...path, key], item, steps);
  }
}

/** The keywords whose result may depend on placeholders inside a value. */
const DEEP_KEYWORDS: ReadonlySet<string> = new Set(["anyOf", "oneOf", "not", "contains", "enum", "const"]);

/** Omits violations that may result from a placeholder. */
function withoutPlaceholders(wrong: readonly SchemaViolation[], input: unknown): readonly SchemaViolation[] {
  return wrong.filter(({ path, keyword }) => {
    const value = valueAt(input, path);
    const text = DEEP_KEYWORDS.has(keyword) ? JSON.stringify(value) : value;
    return typeof text !== "string" || text.match(STEP) === null;
  });
}

function* fixedArguments(
  spec: Spec,
  validate: ValidateValue,
  { file, properties, routes }: ToolView,
): Generator<Diagnostic> {
  if (spec.uncompilableFiles.has(file.path)) return;
  for (const { index, fixed } of routes) {
    for (const [name, value] of Object.entries(fixed)) {
      const property = own(properties, name);
      if (!isFields(property)) continue;
      const at = ["routes", index, "fixed", name];
      yield* violations(
        file,
        at,
        "fixed-argument-mismatch",
        `${quote(value)} is not valid for "${name}"`,
        validate(property, value),
      );
    }
  }
}

/** Yields a diagnostic for each violation, at its path below `path`. */
export function* violations(
  file: SpecFile,
  path: NodePath,
  code: RuleCode,
  what: string,
  wrong: readonly Violation[],
): Generator<Diagnostic> {
  for (const { path: below, at, text, hint } of wrong) {
    yield problem(file, [...path, ...below], code, `${what}: ${text}`, { at, hint });
  }
}
