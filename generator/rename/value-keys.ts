import { asArray, asFields, asString, isFields, own, valueAt } from "../check/fields.ts";
import { outputSchema, schemaNodes } from "../check/schema-nodes.ts";
import type { Spec } from "../check/spec-view.ts";
import type { NodePath, SpecFile } from "../load/spec-file.ts";
import type { FoundProperty } from "./find-property.ts";

/** A value of a specification, with the schema that describes it. */
interface DescribedValue {
  readonly file: SpecFile;
  readonly path: NodePath;
  readonly schema: unknown;
}

/**
 * Returns the places of a property in values: recorded responses, arguments of calls in examples, payloads of events, and the
 * examples and defaults of schemas.
 */
export function valueKeys(spec: Spec, { owner, schemaPath }: FoundProperty, name: string): FoundProperty["places"] {
  const declaring = valueAt(owner.value, schemaPath);
  const places = describedValues(spec).flatMap(({ file, path, schema }) =>
    [...keyPaths(spec, declaring, name, schema, valueAt(file.value, path), path)].map((at) => ({ file, path: at })),
  );
  const distinct = new Map(places.map((place) => [JSON.stringify([place.file.path, place.path]), place]));
  return [
    ...[...distinct.values()].map((place) => ({ ...place, at: "key" as const })),
    ...objects(spec, declaring, name),
  ];
}

function describedValues(spec: Spec): readonly DescribedValue[] {
  const inputOf = (tool: unknown): unknown => own(spec.toolsByName.get(asString(tool) ?? "")?.fields ?? {}, "input");
  const responses = [...spec.responses].map(([tool, file]) => {
    const output = own(spec.toolsByName.get(tool)?.fields ?? {}, "output");
    return { file, path: ["output"], schema: outputSchema(output) };
  });
  const calls = spec.tools.flatMap(({ file, name, fields }) =>
    asArray(own(fields, "examples")).flatMap((example, index): DescribedValue[] => [
      { file, path: ["examples", index, "input"], schema: inputOf(name) },
      ...asArray(own(asFields(example), "setup")).map((step, order) => {
        const path = ["examples", index, "setup", order, "input"];
        return { file, path, schema: inputOf(own(asFields(step), "tool")) };
      }),
    ]),
  );
  const payloads = eventsOf(spec).map(({ file, payload }) => ({ file, path: ["example"], schema: payload }));
  const inSchemas = schemaNodes(spec).flatMap(({ file, path, schema }) => [
    ...asArray(own(schema, "examples")).map((_, index) => ({ file, path: [...path, "examples", index], schema })),
    { file, path: [...path, "default"], schema },
  ]);
  return [...responses, ...calls, ...payloads, ...inSchemas];
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

/** Returns the paths of a key in a value, in the parts that the declaring schema describes. */
function* keyPaths(
  spec: Spec,
  declaring: unknown,
  name: string,
  schema: unknown,
  value: unknown,
  path: NodePath,
): Generator<NodePath> {
  if (typeof value !== "object" || value === null || !isFields(schema)) return;
  const below = (part: unknown, inside: unknown, ...steps: NodePath): Generator<NodePath> =>
    keyPaths(spec, declaring, name, part, inside, [...path, ...steps]);
  if (schema === declaring && Object.hasOwn(value, name)) yield [...path, name];
  const shared: SpecFile | undefined = spec.schemas.get(asString(own(schema, "$ref")) ?? "");
  if (shared) yield* below(shared.value, value);
  for (const keyword of ["anyOf", "oneOf", "allOf"])
    for (const form of asArray(own(schema, keyword))) yield* below(form, value);
  if (Array.isArray(value)) for (const [at, item] of value.entries()) yield* below(own(schema, "items"), item, at);
  else
    for (const [key, part] of Object.entries(asFields(own(schema, "properties"))))
      yield* below(part, own(asFields(value), key), key);
}
