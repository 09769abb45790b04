import { asFields, asArray, asString, own, type Fields } from "../check/fields.ts";
import { outputReference } from "../check/schema-nodes.ts";
import type { Spec } from "../check/spec-view.ts";
import type { NodePath, SpecFile } from "../load/spec-file.ts";
import { nameOf, RenameError, type Rename } from "./target.ts";

/** A schema in a file. */
interface SchemaAt {
  readonly file: SpecFile;
  readonly path: NodePath;
}

export interface FoundProperty {
  /** The file that declares the property: that of the tool, or of a shared schema. */
  readonly owner: SpecFile;
  /** The path of the schema that declares it, in the file. */
  readonly schemaPath: NodePath;
  readonly places: readonly { readonly file: SpecFile; readonly path: NodePath; readonly at: "key" | "value" }[];
}

/**
 * Finds the property of a rename below a schema. Items of lists, the data of pages and references to shared schemas are
 * followed without being part of the name.
 * @throws RenameError if there is no such property, or if there is already one with the new name.
 */
export function findProperty(spec: Spec, root: SchemaAt, rename: Rename): FoundProperty {
  let at = root;
  for (const [index, name] of rename.path.entries()) {
    at = declaring(spec, at, name) ?? fail(rename, index);
    if (index < rename.path.length - 1) at = { file: at.file, path: [...at.path, "properties", name] };
  }
  const from = nameOf(rename);
  const schema = schemaAt(at);
  if (Object.hasOwn(asFields(own(schema, "properties")), rename.to))
    throw new RenameError(`there is already a property named ${rename.to} in ${at.file.path}`);
  const required = asArray(own(schema, "required")).indexOf(from);
  const { file, path } = at;
  return {
    owner: file,
    schemaPath: path,
    places: [
      { file, path: [...path, "properties", from], at: "key" },
      ...(required >= 0 ? [{ file, path: [...path, "required", required], at: "value" as const }] : []),
    ],
  };
}

function fail({ owner, path }: Rename, index: number): never {
  throw new RenameError(`there is no property ${path.slice(0, index + 1).join(".")} in ${String(owner)}`);
}

/** Follows references, items and forms until a schema declares the property. */
function declaring(spec: Spec, at: SchemaAt, name: string, depth = 0): SchemaAt | undefined {
  const schema = schemaAt(at);
  if (depth > 20) return undefined;
  if (Object.hasOwn(asFields(own(schema, "properties")), name)) return at;
  const shared = asString(own(schema, "$ref")) ?? asString(outputReference(schema)?.name);
  const target = shared === undefined ? undefined : spec.schemas.get(shared);
  const inner: SchemaAt[] = target ? [{ file: target, path: [] }] : [];
  if (Object.hasOwn(schema, "items")) inner.push({ file: at.file, path: [...at.path, "items"] });
  for (const keyword of ["anyOf", "oneOf", "allOf"])
    for (const index of asArray(own(schema, keyword)).keys())
      inner.push({ file: at.file, path: [...at.path, keyword, index] });
  for (const next of inner) {
    const found = declaring(spec, next, name, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function schemaAt({ file, path }: SchemaAt): Fields {
  let value: unknown = file.value;
  for (const step of path) value = (value as Record<string | number, unknown>)[step];
  return asFields(value);
}
