import { asFields, asArray, asString, isFields, own, valueAt, type Fields } from "../check/fields.ts";
import { hintAt } from "../check/nearest.ts";
import { outputReference, partsOf } from "../check/schema-nodes.ts";
import type { Spec } from "../check/spec-view.ts";
import type { NodePath, SpecFile } from "../load/spec-file.ts";
import { nameOf, RenameError, type Rename } from "./target.ts";

/** A schema in a file. */
interface SchemaAt {
  readonly file: SpecFile;
  readonly path: NodePath;
}

/** A key or string that names a property. */
export interface PropertyPlace {
  readonly file: SpecFile;
  readonly path: NodePath;
  readonly at: "key" | "value";
  /** Whether it may also mean another property of the same name. It is then not renamed, but listed. */
  readonly isUndecided?: boolean;
}

export interface FoundProperty {
  /** The file that declares the property: that of the tool, or of a shared schema. */
  readonly owner: SpecFile;
  /** The path of the schema that declares it, in the file. */
  readonly schemaPath: NodePath;
  readonly places: readonly PropertyPlace[];
}

/**
 * Finds the property of a rename below a schema. Items of lists, the data of pages and references to shared schemas are
 * followed without being part of the name.
 * @throws RenameError if there is no such property, or if there is already one with the new name.
 */
export function findProperty(spec: Spec, root: SchemaAt, rename: Rename): FoundProperty {
  const declaring = declaringSchemas(spec, root, rename.path);
  const at = declaring[rename.path.length - 1] ?? fail(spec, root, rename, declaring);
  const from = nameOf(rename);
  const schema = schemaAt(at);
  if (Object.hasOwn(asFields(own(schema, "properties")), rename.to))
    throw new RenameError(`there is already a property named ${rename.to} in ${at.file.path}`);
  const { file, path } = at;
  const naming = namingPaths(schema).filter((end) => valueAt(schema, end) === from);
  return {
    owner: file,
    schemaPath: path,
    places: [
      { file, path: [...path, "properties", from], at: "key" },
      ...(Object.hasOwn(asFields(own(schema, "dependentRequired")), from)
        ? [{ file, path: [...path, "dependentRequired", from], at: "key" as const }]
        : []),
      ...naming.map((end) => ({ file, path: [...path, ...end], at: "value" as const })),
    ],
  };
}

/** Returns the paths of the values of a schema that name one of its properties. */
function namingPaths(schema: Fields): readonly NodePath[] {
  const dependents = Object.keys(asFields(own(schema, "dependentRequired")));
  const lists: readonly NodePath[] = [["required"], ...dependents.map((key) => ["dependentRequired", key])];
  const siblings = Object.keys(asFields(own(schema, "properties")));
  return [
    ...lists.flatMap((list) => asArray(valueAt(schema, list)).map((_, index) => [...list, index])),
    ...siblings.map((key) => ["properties", key, "deprecated", "use"]),
  ];
}

/** Returns the schemas that declare the properties of a path below a schema, as far as they exist. */
function declaringSchemas(spec: Spec, root: SchemaAt, names: readonly string[]): readonly SchemaAt[] {
  const found: SchemaAt[] = [];
  let at = root;
  for (const name of names) {
    const declaring = [...reachable(spec, at)].find((each) => Object.hasOwn(propertiesOf(each), name));
    if (!declaring) break;
    found.push(declaring);
    at = { file: declaring.file, path: [...declaring.path, "properties", name] };
  }
  return found;
}

/** Counts the schemas below a schema, at any depth, that declare a property with the given name. */
export function countDeclarations(spec: Spec, schema: unknown, name: string, seen = new Set<unknown>()): number {
  if (!isFields(schema) || seen.has(schema)) return 0;
  seen.add(schema);
  const target = spec.schemas.get(asString(own(schema, "$ref")) ?? "")?.value;
  const inner = [target, ...partsOf({ schema, path: [] }).map(({ value }) => value)];
  const isDeclaring = Object.hasOwn(asFields(own(schema, "properties")), name);
  return inner.reduce<number>((sum, part) => sum + countDeclarations(spec, part, name, seen), isDeclaring ? 1 : 0);
}

/**
 * @param declaring the schemas that declare the leading properties of the path, up to the first one that is missing.
 */
function fail(spec: Spec, root: SchemaAt, { owner, path }: Rename, declaring: readonly SchemaAt[]): never {
  const index = declaring.length;
  const last = declaring[index - 1];
  const parent = last ? { file: last.file, path: [...last.path, "properties", path[index - 1] ?? ""] } : root;
  const names = [...reachable(spec, parent)].flatMap((each) => Object.keys(propertiesOf(each)));
  const hint = hintAt(path[index] ?? "", new Set(names));
  const text = `there is no property ${path.slice(0, index + 1).join(".")} in ${String(owner)}`;
  throw new RenameError(hint === undefined ? text : `${text}; ${hint}`);
}

const propertiesOf = (at: SchemaAt): Fields => asFields(own(schemaAt(at), "properties"));

/** Returns a schema and those that its references, items and forms lead to, each once. */
function* reachable(spec: Spec, at: SchemaAt, seen = new Set<string>()): Generator<SchemaAt> {
  const place = JSON.stringify([at.file.path, at.path]);
  if (seen.has(place)) return;
  seen.add(place);
  yield at;
  const schema = schemaAt(at);
  const shared = asString(own(schema, "$ref")) ?? asString(outputReference(schema)?.name);
  const target = shared === undefined ? undefined : spec.schemas.get(shared);
  const inner: SchemaAt[] = target ? [{ file: target, path: [] }] : [];
  if (Object.hasOwn(schema, "items")) inner.push({ file: at.file, path: [...at.path, "items"] });
  for (const keyword of ["anyOf", "oneOf", "allOf"])
    for (const index of asArray(own(schema, keyword)).keys())
      inner.push({ file: at.file, path: [...at.path, keyword, index] });
  for (const next of inner) yield* reachable(spec, next, seen);
}

function schemaAt({ file, path }: SchemaAt): Fields {
  let value: unknown = file.value;
  for (const step of path) value = (value as Record<string | number, unknown>)[step];
  return asFields(value);
}
