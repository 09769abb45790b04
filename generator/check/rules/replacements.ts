import { parsePointer } from "../../schema/json-pointer.ts";
import { isNarrower } from "../../schema/narrower.ts";
import type { FindSchema } from "../../schema/query.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { asFields, isFields, own, asString, indexedStrings, type Fields } from "../fields.ts";
import { createValueValidator, type ValidateValue } from "../value-validator.ts";
import { hintAt } from "../nearest.ts";
import { problem, quote, type Rule } from "../problem.ts";
import { outputSchema } from "../schema-nodes.ts";
import { constraintDifference } from "./replacement-constraints.ts";
import { STRENGTH } from "../../language/effect.ts";
import { uriParameters } from "../../language/resource.ts";
import { effectOf, resolve, type Spec, type ToolView } from "../spec-view.ts";

/** Checks that the arguments, output, effect and errors of an older name are compatible with the newer tool. */
export const replacements: Rule = function* (spec) {
  const liveByDefault = own(asFields(own(asFields(spec.service?.value), "defaults")), "live");
  const validate = createValueValidator(spec);
  for (const older of spec.tools) {
    const replacement = own(older.fields, "replaced_by");
    if (!isFields(replacement)) continue;
    const { file, fields } = older;
    if ((own(fields, "live") ?? liveByDefault) === true) {
      const text = "an older name must not be live";
      const path = Object.hasOwn(fields, "live") ? ["live"] : ["replaced_by"];
      yield problem(file, path, "replaced-but-live", text, { hint: "add live: false" });
    }
    const target = asString(own(replacement, "tool"));
    const newer = spec.toolsByName.get(target ?? "");
    if (target === undefined || !newer) continue;
    const next = own(newer.fields, "replaced_by");
    if (newer === older || next !== undefined) {
      const text = newer === older ? "a tool cannot replace itself" : `"${target}" is itself replaced`;
      const further = newer === older ? undefined : asString(own(asFields(next), "tool"));
      const hint = further === undefined || further === older.name ? undefined : `refer to its replacement: ${further}`;
      yield problem(file, ["replaced_by", "tool"], "replacement-chain", text, { hint, at: "value" });
    } else if (![older, newer].some((tool) => spec.uncompilableFiles.has(tool.file.path))) {
      yield* differences({ spec, older, newer, replacement, validate });
    }
  }
};

interface Pair {
  readonly spec: Spec;
  readonly older: ToolView;
  readonly newer: ToolView;
  readonly replacement: Fields;
  readonly validate: ValidateValue;
}

function* differences(pair: Pair): Generator<Diagnostic> {
  yield* inputDifferences(pair);
  yield* outputDifference(pair);
  yield* effectDifference(pair);
  const { older, newer } = pair;
  const declared = indexedStrings(own(older.fields, "errors")).map(({ text }) => text);
  for (const { text: code } of indexedStrings(own(newer.fields, "errors"))) {
    if (declared.includes(code)) continue;
    const text = `"${newer.name}" may return "${code}", which is not declared here`;
    yield problem(older.file, ["errors"], "replacement-mismatch", text, { hint: `add ${code}` });
  }
}

/** Checks the arguments passed to the newer tool, and reports those of the older name that are not passed. */
function* inputDifferences({ spec, older, newer, replacement, validate }: Pair): Generator<Diagnostic> {
  const { file } = older;
  const find = findSchema(spec);
  const declared = asFields(own(replacement, "input"));
  const passed = new Set<string>();
  for (const [name, value] of Object.entries(declared)) {
    const path = ["replaced_by", "input", name];
    const from = sourceOf(value);
    if (!Object.hasOwn(newer.properties, name)) {
      const hint = hintAt(name, Object.keys(newer.properties));
      yield problem(file, path, "replacement-mismatch", `"${newer.name}" has no argument "${name}"`, { hint });
    } else if (from === undefined) {
      for (const { text } of validate(own(newer.properties, name) as object, value)) {
        yield problem(file, path, "replacement-mismatch", `${quote(value)} is not valid for "${name}": ${text}`, {
          at: "value",
        });
      }
    } else if (!Object.hasOwn(older.properties, from)) {
      const hint = hintAt(from, Object.keys(older.properties));
      const text = `this tool has no argument "${from}"`;
      yield problem(file, [...path, "from"], "replacement-mismatch", text, { hint, at: "value" });
    } else {
      passed.add(from);
      yield* argumentDifference(file, from, own(older.properties, from), name, own(newer.properties, name), find);
    }
  }
  for (const name of Object.keys(older.properties)) {
    if (passed.has(name)) continue;
    if (Object.hasOwn(declared, name) || !Object.hasOwn(newer.properties, name)) {
      const text = `the argument "${name}" is not passed to "${newer.name}"`;
      const hint = `map it with input: { <argument of ${newer.name}>: { from: ${name} } }`;
      yield problem(file, ["input", "properties", name], "replacement-mismatch", text, { hint });
    } else yield* argumentDifference(file, name, own(older.properties, name), name, own(newer.properties, name), find);
  }
  for (const name of newer.required) {
    const from = Object.hasOwn(declared, name) ? sourceOf(declared[name]) : name;
    if (from === undefined || isAlwaysPresent(spec, older, from)) continue;
    const text = `"${newer.name}" requires "${name}", which a call of this tool may omit`;
    yield problem(file, ["replaced_by"], "replacement-mismatch", text, {
      hint: "make it required, or pass a fixed value",
    });
  }
  yield* constraintDifference({
    spec,
    older,
    newer,
    sourceOf: (name) => {
      const from = Object.hasOwn(declared, name) ? sourceOf(declared[name]) : name;
      if (from === undefined) return { value: declared[name] };
      return Object.hasOwn(older.properties, from) ? { from } : null;
    },
  });
}

/** Returns the older argument that an entry of `input` refers to; undefined for a fixed value. */
function sourceOf(value: unknown): string | undefined {
  return isFields(value) ? asString(own(value, "from")) : undefined;
}

const isAlwaysPresent = (spec: Spec, tool: ToolView, name: string): boolean =>
  tool.required.has(name) || hasDefault(spec, tool, name);

const hasDefault = (spec: Spec, { properties }: ToolView, name: string): boolean =>
  Object.hasOwn(resolve(spec, own(properties, name)) ?? {}, "default");

function* argumentDifference(
  file: ToolView["file"],
  from: string,
  older: unknown,
  name: string,
  newer: unknown,
  find: FindSchema,
): Generator<Diagnostic> {
  if (isNarrower(older, newer, find)) return;
  const text = `"${from}" accepts values that "${name}" of the newer tool may reject`;
  const hint = "use the same schema or a narrower one";
  yield problem(file, ["input", "properties", from], "replacement-mismatch", text, { hint });
}

function* outputDifference({ spec, older, newer, replacement }: Pair): Generator<Diagnostic> {
  const { file } = older;
  const find = findSchema(spec);
  const pointer = asString(own(replacement, "output"));
  let parent = "";
  let part: unknown = outputSchema(own(newer.fields, "output"));
  for (const name of pointer === undefined ? [] : parsePointer(pointer)) {
    const schema = resolve(spec, part) ?? {};
    const properties = asFields(own(schema, "properties"));
    if (
      own(schema, "type") !== "object" || // it may be null
      !Object.hasOwn(properties, name) ||
      !indexedStrings(own(schema, "required")).some(({ text }) => text === name)
    ) {
      const text = `the output of "${newer.name}" does not always contain ${pointer ?? ""}`;
      const known = Object.keys(properties).map((property) => `${parent}/${property}`);
      const hint = Object.hasOwn(properties, name) ? undefined : hintAt(`${parent}/${name}`, known);
      yield problem(file, ["replaced_by", "output"], "replacement-mismatch", text, { hint, at: "value" });
      return;
    }
    part = properties[name];
    parent += `/${name}`;
  }
  if (isNarrower(part, outputSchema(own(older.fields, "output")), find)) return;
  const text = `the output of "${newer.name}" does not match the output of this tool`;
  yield problem(file, ["output"], "replacement-mismatch", text, { hint: "use the same schema for both" });
}

/**
 * Checks that the effect of an older name is at least as strong as that of its call to the newer tool, that it is idempotent
 * only if the call is, and that it declares the changed resources, and `keeps_records` if needed.
 */
function* effectDifference({ spec, older, newer, replacement }: Pair): Generator<Diagnostic> {
  const action = asString(own(asFields(own(replacement, "input")), newer.actions?.argument ?? ""));
  const chosen = action === undefined ? undefined : own(asFields(newer.actions?.effects), action);
  const effect = (chosen === undefined ? undefined : effectOf(own(asFields(chosen), "effect"))) ?? newer.effect;
  if (!effect || !older.effect) return;
  if (STRENGTH[effect] > STRENGTH[older.effect]) {
    const text = `the effect of calling "${newer.name}" is ${effect}, but ${older.effect} is declared here`;
    yield problem(older.file, ["effect"], "replacement-mismatch", text, {
      hint: `write effect: ${effect}`,
      at: "value",
    });
  }
  // Which action a call has is known only if it is fixed.
  const ofTool = newer.actions && chosen === undefined ? undefined : own(newer.fields, "idempotent");
  const isIdempotent = own(asFields(chosen), "idempotent") ?? ofTool;
  if (effect !== "read" && own(older.fields, "idempotent") === true && isIdempotent === false) {
    const text = `calling "${newer.name}" is not idempotent, but this tool is declared as idempotent`;
    yield problem(older.file, ["idempotent"], "replacement-mismatch", text, {
      hint: "write idempotent: false",
      at: "value",
    });
  }
  const changed = indexedStrings(own(older.fields, "changes")).map(({ text }) => text);
  for (const { text: resource } of effect === "read" ? [] : indexedStrings(own(newer.fields, "changes"))) {
    const file = spec.resources.find(({ name }) => name === resource);
    const parameters = uriParameters(asString(own(asFields(file?.value), "uri")) ?? "");
    // A tool can declare only resources whose parameters are among its arguments.
    if (changed.includes(resource) || parameters.some((name) => !Object.hasOwn(older.properties, name))) continue;
    const text = `"${newer.name}" changes the resource "${resource}", which is not declared here`;
    yield problem(older.file, ["changes"], "replacement-mismatch", text, { hint: `add ${resource}` });
  }
  if (
    own(newer.fields, "keeps_records") === true &&
    own(older.fields, "keeps_records") !== true &&
    older.effect === "read"
  ) {
    const text = `"${newer.name}" keeps records, which is not declared here`;
    yield problem(older.file, ["effect"], "replacement-mismatch", text, { hint: "add keeps_records: true" });
  }
}

const findSchema =
  ({ schemas }: Spec): FindSchema =>
  (name) => {
    const value = schemas.get(name)?.value;
    return isFields(value) ? value : undefined;
  };
