import { asArray, own, asString } from "./fields.ts";
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
  const needed = requiredParts(schema);
  const parts = children.filter(({ path: part }) => needed.has(part.slice(path.length).join("/")));
  return [...below("allOf").flat(), ...choices.flat(2), ...parts.flatMap((part) => blockingReferences(part, names))];
}

/**
 * Returns the paths of the parts that every value contains: required properties, the items that `minItems` requires, and
 * the item that `contains` requires.
 */
function requiredParts(schema: SchemaNode["schema"]): ReadonlySet<string> {
  const [type, ...others] = [own(schema, "type")].flat();
  if (others.length > 0) return new Set();
  if (type === "object") return new Set(asArray(own(schema, "required")).map((name) => `properties/${String(name)}`));
  if (type !== "array") return new Set();
  const first = asArray(own(schema, "prefixItems")).map((_, index) => `prefixItems/${index}`);
  const minItems = Number(own(schema, "minItems") ?? 0);
  return new Set([
    ...first.slice(0, minItems),
    ...(minItems > first.length ? ["items"] : []),
    ...(own(schema, "minContains") === 0 ? [] : ["contains"]),
  ]);
}

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
