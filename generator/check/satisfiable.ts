import { asArray, asFields, isFields, own, asString } from "./fields.ts";
import { validPattern } from "./rules/patterns.ts";
import { childNodes, type Reference, type SchemaNode } from "./schema-nodes.ts";

type Schema = SchemaNode["schema"];

/** A schema with the schemas of parts of a value: properties, items and property names. */
interface Applied {
  readonly node: SchemaNode;
  readonly parts: readonly SchemaNode[];
  /** The parts without valid values. */
  readonly blocked: readonly SchemaNode[];
  /** Returns the blocked parts that describe a property. */
  readonly blockedAt: (property: string) => readonly SchemaNode[];
  /** The alternatives of `anyOf` and of `oneOf`. */
  readonly choices: readonly (readonly SchemaNode[])[];
}

/**
 * Returns the references that leave a schema without valid values. `names` are the shared schemas known to be satisfiable.
 * Only references are considered: all other keywords are assumed to accept some value. Schemas of `allOf` are considered
 * together, as is each alternative with the schemas that apply besides it.
 */
export function blockingReferences(root: SchemaNode, names: ReadonlySet<string>): readonly Reference[] {
  const known = new Map<Schema, readonly Reference[]>();
  const blocking = (node: SchemaNode): readonly Reference[] => {
    const found = known.get(node.schema) ?? together(apply(node), []);
    known.set(node.schema, found);
    return found;
  };
  /** Returns a schema and the schemas of its `allOf`. */
  const apply = (node: SchemaNode): readonly Applied[] => {
    const children = childNodes(node);
    const below = (keyword: string): readonly SchemaNode[] =>
      children.filter(({ path }) => path[node.path.length] === keyword);
    const parts = children.filter(({ path }) => !COMBINING_KEYWORDS.has(String(path[node.path.length])));
    const blocked = parts.filter((part) => blocking(part).length > 0);
    const choices = ["anyOf", "oneOf"].map(below).filter(({ length }) => length > 0);
    const blockedAt = partsByProperty(node, blocked);
    return [{ node, parts, blocked, blockedAt, choices }, ...below("allOf").flatMap(apply)];
  };
  /** Considers schemas of the same value. Those in `outer` also apply to it, but their choices are considered elsewhere. */
  const together = (schemas: readonly Applied[], outer: readonly Applied[]): readonly Reference[] => {
    const all = [...outer, ...schemas];
    const found = [...all.flatMap(({ node }) => ownReference(node, names)), ...neededParts(all).flatMap(blocking)];
    // If there is no valid value whatever the alternative, only alternatives that are invalid by themselves are reported too.
    const context = found.length > 0 ? [] : all;
    const choices = schemas
      .flatMap(({ choices }) => choices)
      .map((choice) => choice.map((alternative) => together(apply(alternative), context)))
      .filter((choice) => choice.every((references) => references.length > 0));
    return [...new Set([...found, ...choices.flat(2)])];
  };
  return blocking(root);
}

const COMBINING_KEYWORDS: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "not"]);

/** Returns the reference of a schema to a shared schema that is not known to be satisfiable. */
function ownReference({ file, path, schema }: SchemaNode, names: ReadonlySet<string>): readonly Reference[] {
  const name = asString(own(schema, "$ref"));
  return name === undefined || names.has(name) ? [] : [{ file, path: [...path, "$ref"], name, always: true }];
}

/** Returns the parts without valid values that every value contains, if it matches all schemas. */
function neededParts(all: readonly Applied[]): readonly SchemaNode[] {
  if (all.every(({ blocked }) => blocked.length === 0)) return [];
  const schemas = all.map(({ node }) => node.schema);
  const type = onlyType(schemas);
  if (type === "array") {
    const minItems = largest(schemas, "minItems");
    return all.flatMap(({ node, blocked }) => {
      const items = requiredItems(node.schema, minItems);
      return blocked.filter(({ path }) => items.has(path.slice(node.path.length).join("/")));
    });
  }
  if (type !== "object") return [];
  const names = requiredNames(schemas);
  const needsAnyProperty = names.size === 0 && largest(schemas, "minProperties") > 0;
  return all.flatMap((applied) => {
    if (needsAnyProperty) return everyProperty(applied);
    return applied.blocked.length === 0 ? [] : [...names].flatMap(applied.blockedAt);
  });
}

/** Returns a function that returns those of the parts of a schema that describe a property. Each name is matched once. */
function partsByProperty({ schema, path }: SchemaNode, parts: readonly SchemaNode[]): Applied["blockedAt"] {
  const known = new Map<string, readonly SchemaNode[]>();
  const declared = asFields(own(schema, "properties"));
  const named = Object.keys(asFields(own(schema, "patternProperties")));
  const patterns = new Map(named.map((pattern) => [pattern, validPattern(pattern)]));
  const isAdditional = (name: string): boolean =>
    !Object.hasOwn(declared, name) && ![...patterns.values()].some((pattern) => !pattern || pattern.test(name));
  const describes = (part: SchemaNode, name: string): boolean => {
    const [keyword, key = ""] = part.path.slice(path.length).map(String);
    if (keyword === "properties") return key === name;
    if (keyword === "patternProperties") return patterns.get(key)?.test(name) ?? false;
    return keyword === "additionalProperties" && isAdditional(name);
  };
  return (name) => {
    const found = known.get(name) ?? parts.filter((part) => describes(part, name));
    known.set(name, found);
    return found;
  };
}

/** Returns the type of values that match all schemas, if it is one type only. */
function onlyType(schemas: readonly Schema[]): unknown {
  const declared = schemas.map((schema) => [own(schema, "type") ?? []].flat()).filter(({ length }) => length > 0);
  const [type, ...others] = (declared[0] ?? []).filter((each) => declared.every((types) => types.includes(each)));
  return others.length === 0 ? type : undefined;
}

/** Returns the largest value of a keyword, or 0. */
const largest = (schemas: readonly Schema[], keyword: string): number =>
  schemas.reduce((most, schema) => Math.max(most, Number(own(schema, keyword) ?? 0)), 0);

/** Returns the names of the properties that every object contains, also because another required property requires them. */
function requiredNames(schemas: readonly Schema[]): ReadonlySet<string> {
  const names = new Set(schemas.flatMap((schema) => asArray(own(schema, "required")).map(String)));
  const dependencies = schemas.map((schema) => asFields(own(schema, "dependentRequired")));
  // The loop includes the names that it adds.
  for (const name of names)
    for (const other of dependencies.flatMap((each) => asArray(own(each, name)))) names.add(String(other));
  return names;
}

/** Returns the items that every array contains: those that `minItems` requires, and the one that `contains` requires. */
function requiredItems(schema: Schema, minItems: number): ReadonlySet<string> {
  const first = asArray(own(schema, "prefixItems")).map((_, index) => `prefixItems/${index}`);
  return new Set([
    ...first.slice(0, minItems),
    ...(minItems > first.length ? ["items"] : []),
    ...(own(schema, "minContains") === 0 ? [] : ["contains"]),
  ]);
}

/** Returns all schemas for properties if none has a valid value and every property has at least one of them. */
function everyProperty({ node, parts, blocked }: Applied): readonly SchemaNode[] {
  const rest = own(node.schema, "additionalProperties");
  if (rest !== false && !isFields(rest)) return [];
  const isProperty = ({ path }: SchemaNode): boolean => PROPERTY_KEYWORDS.has(String(path[node.path.length]));
  const properties = blocked.filter(isProperty);
  return properties.length === parts.filter(isProperty).length ? properties : [];
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
