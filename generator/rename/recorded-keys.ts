import { asArray, asFields, asString, isFields, own } from "../check/fields.ts";
import { outputSchema } from "../check/schema-nodes.ts";
import type { Spec } from "../check/spec-view.ts";
import type { NodePath, SpecFile } from "../load/spec-file.ts";
import type { FoundProperty } from "./find-property.ts";

/** Returns the places of a property in the recorded responses of all tools whose output contains its schema. */
export function recordedKeys(spec: Spec, { owner, schemaPath }: FoundProperty, name: string): FoundProperty["places"] {
  const declaring = schemaPath.reduce<unknown>((value, step) => own(asFields(value), String(step)), owner.value);
  return [...spec.responses].flatMap(([tool, file]) => {
    const output = own(spec.toolsByName.get(tool)?.fields ?? {}, "output");
    const paths = keyPaths(spec, declaring, name, outputSchema(output), own(asFields(file.value), "output"), [
      "output",
    ]);
    return distinct([...paths]).map((path) => ({ file, path, at: "key" as const }));
  });
}

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

const distinct = (paths: readonly NodePath[]): readonly NodePath[] => [
  ...new Map(paths.map((path) => [JSON.stringify(path), path])).values(),
];
