import { parsePointer } from "../../schema/json-pointer.ts";
import { boundInput } from "../../schema/bound-input.ts";
import { isNarrower } from "../../schema/narrower.ts";
import type { FindSchema } from "../../schema/query.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import type { NodePath } from "../../load/spec-file.ts";
import { asFields, isFields, own, asString, indexedStrings, type Fields } from "../fields.ts";
import { createValueValidator, type ValidateValue } from "../value-validator.ts";
import { hintAt } from "../nearest.ts";
import { problem, quote, type Rule } from "../problem.ts";
import { outputSchema } from "../schema-nodes.ts";
import { constraintDifference } from "./replacement-constraints.ts";
import { STRENGTH, type Effect } from "../../language/effect.ts";
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

/** Marks strings that other people may have written. */
const MARK = "x-third-party";

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
  const find = findInput(spec);
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
  if (isNarrower(boundInput(asFields(older)), boundInput(asFields(newer)), find)) return;
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
  const declared = outputSchema(own(older.fields, "output"));
  const areMarkedAlike = (one: Fields, other: Fields): boolean => own(one, MARK) === own(other, MARK);
  if (isNarrower(part, declared, find, areMarkedAlike)) return;
  const text = isNarrower(part, declared, find)
    ? `the output of "${newer.name}" marks other strings with ${MARK} than the output of this tool`
    : `the output of "${newer.name}" does not match the output of this tool`;
  yield problem(file, ["output"], "replacement-mismatch", text, { hint: "use the same schema for both" });
}

/**
 * Checks that the effects of an older name are at least as strong as those of its calls to the newer tool, that it is idempotent
 * only if the calls are, and that it declares the changed resources, and `keeps_records` if needed.
 */
function* effectDifference(pair: Pair): Generator<Diagnostic> {
  const { older, newer, replacement } = pair;
  const passed = asFields(own(replacement, "input"));
  const argument = newer.actions?.argument ?? "";
  const fixed = asString(own(passed, argument));
  yield* declaredDifference(pair, older.fields, [], fixed);
  const source = Object.hasOwn(passed, argument) ? sourceOf(passed[argument]) : argument;
  const isPassed = older.actions !== undefined && source === older.actions.argument;
  if (!newer.actions || fixed !== undefined || isPassed)
    for (const [action, declared] of Object.entries(asFields(older.actions?.effects)))
      yield* declaredDifference(pair, asFields(declared), ["actions", "effects", action], fixed ?? action);
  yield* recordDifference(pair, callEffect(newer, fixed).effect);
}

/** Returns what a tool declares for calls with an action; its own effect if the action is not known. */
function callEffect(tool: ToolView, action: string | undefined) {
  const chosen = action === undefined ? undefined : own(asFields(tool.actions?.effects), action);
  const ofTool = tool.actions && chosen === undefined ? undefined : own(tool.fields, "idempotent");
  return {
    effect: effectOf(own(asFields(chosen), "effect")) ?? tool.effect,
    idempotent: own(asFields(chosen), "idempotent") ?? ofTool,
  };
}

/** Compares a declaration of the older name, of the tool or of one of its actions, with the action of the newer tool. */
function* declaredDifference(
  { older, newer }: Pair,
  declared: Fields,
  path: NodePath,
  action: string | undefined,
): Generator<Diagnostic> {
  const { effect, idempotent } = callEffect(newer, action);
  const olderEffect = effectOf(own(declared, "effect"));
  if (!effect || !olderEffect) return;
  if (STRENGTH[effect] > STRENGTH[olderEffect]) {
    const text = `the effect of calling "${newer.name}" is ${effect}, but ${olderEffect} is declared here`;
    const hint = `write effect: ${effect}`;
    yield problem(older.file, [...path, "effect"], "replacement-mismatch", text, { hint, at: "value" });
  }
  if (effect !== "read" && own(declared, "idempotent") === true && idempotent === false) {
    const text = `calling "${newer.name}" is not idempotent, but this tool is declared as idempotent`;
    const hint = "write idempotent: false";
    yield problem(older.file, [...path, "idempotent"], "replacement-mismatch", text, { hint, at: "value" });
  }
}

/** Checks that the older name declares the resources that the newer tool changes, and that it keeps records. */
function* recordDifference({ spec, older, newer }: Pair, effect: Effect | undefined): Generator<Diagnostic> {
  if (!effect || !older.effect) return;
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

/** Returns a function that finds shared schemas, with the default maxima of inputs. */
function findInput(spec: Spec): FindSchema {
  const find = findSchema(spec);
  const found = new Map<string, Fields | undefined>(); // the same object for each use, so that recursion is recognized
  return (name) => {
    if (!found.has(name)) {
      const schema = find(name);
      found.set(name, schema && boundInput(schema));
    }
    return found.get(name);
  };
}

const findSchema =
  ({ schemas }: Spec): FindSchema =>
  (name) => {
    const value = schemas.get(name)?.value;
    return isFields(value) ? value : undefined;
  };
