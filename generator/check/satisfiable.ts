import { asArray, asFields, isFields, own, asString } from "./fields.ts";
import { validPattern } from "./rules/patterns.ts";
import { childNodes, type Reference, type SchemaNode } from "./schema-nodes.ts";

/**
 * Returns the references that leave a schema without valid values. `names` are the shared schemas known to be satisfiable.
 * Only references are considered: all other keywords are assumed to accept some value.
 */
export function blockingReferences(node: SchemaNode, names: ReadonlySet<string>): readonly Reference[] {
  const { file, path, schema } = node;
  const name = asString(own(schema, "$ref"));
  if (name !== undefined) return names.has(name) ? [] : [{ file, path: [...path, "$ref"], name, always: true }];
  const children = childNodes(node);
  const below = (keyword: string): readonly (readonly Reference[])[] =>
    children.filter((child) => child.path[path.length] === keyword).map((child) => blockingReferences(child, names));
  const choices = ["anyOf", "oneOf"].map(below).filter((choice) => choice.every((found) => found.length > 0));
  const parts = children.filter(isNeeded(schema, path.length));
  const everyProperty = needsAnyProperty(schema) ? propertyChoices(schema, children, path.length) : [];
  const property = everyProperty.map((child) => blockingReferences(child, names));
  return [
    ...below("allOf").flat(),
    ...choices.flat(2),
    ...parts.flatMap((part) => blockingReferences(part, names)),
    ...(property.every((found) => found.length > 0) ? property.flat() : []),
  ];
}

type Schema = SchemaNode["schema"];

/** Returns a function that tells whether every value contains a part. Paths of parts start with `depth` steps to the schema. */
function isNeeded(schema: Schema, depth: number): (part: SchemaNode) => boolean {
  const type = onlyType(schema);
  const items = type === "array" ? requiredItems(schema) : new Set<string>();
  const properties = type === "object" ? requiredNames(schema) : new Set<string>();
  const declared = asFields(own(schema, "properties"));
  const named = Object.keys(asFields(own(schema, "patternProperties")));
  const patterns = new Map(named.map((pattern) => [pattern, validPattern(pattern)]));
  const isAdditional = (name: string): boolean =>
    !Object.hasOwn(declared, name) && ![...patterns.values()].some((pattern) => !pattern || pattern.test(name));
  return ({ path }) => {
    const [keyword, name] = path.slice(depth).map(String);
    if (keyword === "properties") return properties.has(name ?? "");
    if (keyword === "patternProperties") return [...properties].some((each) => patterns.get(name ?? "")?.test(each));
    if (keyword === "additionalProperties") return [...properties].some(isAdditional);
    return items.has(path.slice(depth).join("/"));
  };
}

/** Returns the type of a schema with one type only. */
function onlyType(schema: Schema): unknown {
  const [type, ...others] = [own(schema, "type")].flat();
  return others.length === 0 ? type : undefined;
}

/** Returns the names of the properties that every object contains, also because another required property requires them. */
function requiredNames(schema: Schema): ReadonlySet<string> {
  const names = new Set(asArray(own(schema, "required")).map(String));
  const dependencies = asFields(own(schema, "dependentRequired"));
  // The loop includes the names that it adds.
  for (const name of names) for (const other of asArray(own(dependencies, name))) names.add(String(other));
  return names;
}

/** Returns the items that every array contains: those that `minItems` requires, and the one that `contains` requires. */
function requiredItems(schema: Schema): ReadonlySet<string> {
  const first = asArray(own(schema, "prefixItems")).map((_, index) => `prefixItems/${index}`);
  const minItems = Number(own(schema, "minItems") ?? 0);
  return new Set([
    ...first.slice(0, minItems),
    ...(minItems > first.length ? ["items"] : []),
    ...(own(schema, "minContains") === 0 ? [] : ["contains"]),
  ]);
}

/** Whether every value is an object with at least one property, but no property is required by name. */
const needsAnyProperty = (schema: Schema): boolean =>
  onlyType(schema) === "object" && Number(own(schema, "minProperties") ?? 0) > 0 && requiredNames(schema).size === 0;

/** Returns the schemas for properties; every property has at least one of them. None if a property may have no schema. */
function propertyChoices(schema: Schema, children: readonly SchemaNode[], depth: number): readonly SchemaNode[] {
  const rest = own(schema, "additionalProperties");
  if (rest !== false && !isFields(rest)) return [];
  return children.filter(({ path }) => PROPERTY_KEYWORDS.has(String(path[depth])));
}

const PROPERTY_KEYWORDS: ReadonlySet<string> = new Set(["properties", "patternProperties", "additionalProperties"]);

/** Returns the names of shared schemas that have a finite valid value, considering references only. */
export function satisfiableSchemas(roots: ReadonlyMap<string, SchemaNode>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = new Map<string, string[]>();
  const open = [...roots.keys()];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const root = roots.get(name);
    if (!root || found.has(name)) continue;
    const blocking = blockingReferences(root, found).filter((reference) => roots.has(reference.name));
    if (blocking.length === 0) {
      found.add(name);
      open.push(...(waiting.get(name) ?? []));
    }
    for (const reference of blocking) {
      const others = waiting.get(reference.name);
      if (others) others.push(name);
      else waiting.set(reference.name, [name]);
    }
  }
  return found;
}
