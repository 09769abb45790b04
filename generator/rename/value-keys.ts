import { asArray, asFields, asString, own, valueAt, type Fields } from "../check/fields.ts";
import { outputSchema, schemaNodes, type SchemaNode } from "../check/schema-nodes.ts";
import type { Spec, ToolView } from "../check/spec-view.ts";
import { createValueValidator, type ValidateValue } from "../check/value-validator.ts";
import { olderArgument } from "../language/older-argument.ts";
import type { NodePath, SpecFile } from "../load/spec-file.ts";
import { formsOf, rivalsOf, schemasAt } from "./described-parts.ts";
import type { FoundProperty } from "./find-property.ts";

/** A value of a specification, with the schemas that describe it. */
interface DescribedValue {
  readonly file: SpecFile;
  readonly path: NodePath;
  readonly forms: readonly Fields[];
}

interface KeySearch {
  readonly spec: Spec;
  /** The schema that declares the property. */
  readonly declaring: Fields;
  readonly name: string;
  readonly validate: ValidateValue;
}

interface FoundKey {
  readonly path: NodePath;
  readonly isUndecided: boolean;
}

/**
 * Returns the places of a property in values: recorded responses, arguments of calls in examples, fixed arguments, payloads of
 * events, and the values in schemas.
 */
export function valueKeys(spec: Spec, { owner, schemaPath }: FoundProperty, name: string): FoundProperty["places"] {
  const declaring = asFields(valueAt(owner.value, schemaPath));
  const search: KeySearch = { spec, declaring, name, validate: createValueValidator(spec) };
  const places = describedValues(spec).flatMap(({ file, path, forms }) =>
    [...keysIn(search, forms, valueAt(file.value, path), path)].map((found) => ({ file, ...found })),
  );
  const distinct = new Map(places.map((place) => [JSON.stringify([place.file.path, place.path]), place]));
  return [
    ...[...distinct.values()].map((place) => ({ ...place, at: "key" as const })),
    ...objects(spec, declaring, name),
  ];
}

function describedValues(spec: Spec): readonly DescribedValue[] {
  const formsAt = (schema: unknown): readonly Fields[] => formsOf(spec, schema);
  const inputOf = (tool: unknown): readonly Fields[] => formsAt(spec.toolsByName.get(asString(tool) ?? "")?.input);
  const responses = [...spec.responses].map(([tool, file]) => {
    const output = own(spec.toolsByName.get(tool)?.fields ?? {}, "output");
    return { file, path: ["output"], forms: formsAt(outputSchema(output)) };
  });
  const calls = spec.tools.flatMap(({ file, name, fields }) =>
    asArray(own(fields, "examples")).flatMap((example, index): DescribedValue[] => [
      { file, path: ["examples", index, "input"], forms: inputOf(name) },
      ...asArray(own(asFields(example), "setup")).map((step, order) => {
        const path = ["examples", index, "setup", order, "input"];
        return { file, path, forms: inputOf(own(asFields(step), "tool")) };
      }),
    ]),
  );
  const payloads = eventsOf(spec).map(({ file, payload }) => ({ file, path: ["example"], forms: formsAt(payload) }));
  const inSchemas = schemaNodes(spec).flatMap((node) => valuesIn(spec, node));
  return [...responses, ...calls, ...spec.tools.flatMap((tool) => fixedValues(spec, tool)), ...payloads, ...inSchemas];
}

/** Returns the values that a schema contains directly. */
function valuesIn(spec: Spec, { file, path, schema }: SchemaNode): readonly DescribedValue[] {
  const paths: readonly NodePath[] = [
    ...["examples", "enum"].flatMap((list) => [...asArray(own(schema, list)).keys()].map((index) => [list, index])),
    ...["default", "const"].filter((keyword) => Object.hasOwn(schema, keyword)).map((keyword) => [keyword]),
  ];
  return paths.map((below) => ({ file, path: [...path, ...below], forms: formsOf(spec, schema) }));
}

/** Returns the fixed arguments of a tool's routes, and those that an older name passes to its newer tool. */
function fixedValues(spec: Spec, { file, fields, input, routes }: ToolView): readonly DescribedValue[] {
  const { tool, input: passed } = asFields(own(fields, "replaced_by"));
  const newer = formsOf(spec, spec.toolsByName.get(asString(tool) ?? "")?.input);
  return [
    ...routes.map(({ index }) => ({ file, path: ["routes", index, "fixed"], forms: formsOf(spec, input) })),
    ...Object.entries(asFields(passed))
      .filter(([, value]) => olderArgument(value) === undefined)
      .map(([name]) => ({ file, path: ["replaced_by", "input", name], forms: schemasAt(spec, newer, name) })),
  ];
}

/** Returns the places where an event names a property of its payload as that with the id of its object. */
function objects(spec: Spec, declaring: unknown, name: string): FoundProperty["places"] {
  return eventsOf(spec)
    .filter(({ file, payload }) => {
      const shared = spec.schemas.get(asString(own(asFields(payload), "$ref")) ?? "");
      return own(asFields(file.value), "object") === name && (shared?.value ?? payload) === declaring;
    })
    .map(({ file }) => ({ file, path: ["object"], at: "value" }));
}

const eventsOf = ({ files }: Spec) =>
  files.filter(({ kind }) => kind === "event").map((file) => ({ file, payload: own(asFields(file.value), "payload") }));

/** Finds a key in a value, in the parts that the declaring schema describes. */
function* keysIn(search: KeySearch, forms: readonly Fields[], value: unknown, path: NodePath): Generator<FoundKey> {
  if (forms.length === 0 || typeof value !== "object" || value === null) return;
  const { spec, declaring, name } = search;
  const rivals = Object.hasOwn(value, name) ? rivalsOf(spec, forms, declaring, name) : null;
  const meaning = rivals && meaningOf(search, rivals, value);
  if (rivals && meaning !== "rival") yield { path: [...path, name], isUndecided: meaning === "undecided" };
  const parts: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...(value as readonly unknown[]).entries()]
    : Object.entries(value);
  for (const [step, part] of parts) yield* keysIn(search, schemasAt(spec, forms, step), part, [...path, step]);
}

/** Returns whether the key of an object means the renamed property, or one that a rival describes. */
function meaningOf(
  { declaring, validate }: KeySearch,
  rivals: readonly Fields[],
  value: unknown,
): "property" | "rival" | "undecided" {
  if (rivals.length === 0) return "property";
  const fits = (schema: object): boolean => validate(schema, value).length === 0;
  const [fitsProperty, fitsRival] = [fits(declaring), rivals.some(fits)];
  if (fitsProperty === fitsRival) return "undecided";
  return fitsProperty ? "property" : "rival";
}
