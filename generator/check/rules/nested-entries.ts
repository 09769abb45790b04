import { asFields, asString, own } from "../fields.ts";
import { problem, type Rule } from "../problem.ts";
import { childNodes, schemaRoots, type SchemaNode } from "../schema-nodes.ts";

/**
 * The maximum number of entries of a schema (properties, alternatives, items and so on), plus the entries of the one entry that
 * has the most, counted in the same way. The code of a validator nests a block for each, and printing about 1,600 nested
 * blocks exceeds the stack.
 */
const MAX_NESTED_ENTRIES = 1_000;

/** Checks that the validators of all schemas can be compiled. References are followed in inputs, which are compiled without them. */
export const nestedEntries: Rule = function* (spec) {
  const roots = schemaRoots(spec);
  const shared = new Map(roots.flatMap((root) => (root.role === "shared" ? [[root.file.name, root]] : [])));
  const counters = { input: createCounter(shared), output: createCounter(new Map()) };
  for (const root of roots) {
    const count = root.role === "input" ? counters.input : counters.output;
    if (count(root) <= MAX_NESTED_ENTRIES) continue;
    const { file, path } = innermost(root, count);
    const text = `a schema must have at most ${MAX_NESTED_ENTRIES} properties, alternatives and other entries, together with those of any one of them`;
    const hint = "divide it into several schemas, or describe the entries with one schema";
    yield problem(file, path, "too-many-entries", text, { hint });
  }
};

type Count = (node: SchemaNode) => number;

/** Creates a function that counts the nested entries of a schema. A reference counts as its schema if it is in `shared`. */
function createCounter(shared: ReadonlyMap<string, SchemaNode>): Count {
  const known = new Map<string, number>();
  const count: Count = (node) => {
    const name = asString(own(node.schema, "$ref"));
    if (name !== undefined) return countShared(name);
    const children = childNodes(node);
    const dependencies = Object.keys(asFields(own(node.schema, "dependentRequired"))).length;
    return children.reduce((most, child) => Math.max(most, count(child)), 0) + children.length + dependencies;
  };
  const countShared = (name: string): number => {
    const target = shared.get(name);
    const before = known.get(name);
    if (!target || before !== undefined) return before ?? 0;
    known.set(name, 0); // another rule reports circular references
    const found = count(target);
    known.set(name, found);
    return found;
  };
  return count;
}

/** Returns the innermost schema with too many entries. */
function innermost(node: SchemaNode, count: Count): SchemaNode {
  const inner = childNodes(node).find((child) => count(child) > MAX_NESTED_ENTRIES);
  return inner ? innermost(inner, count) : node;
}
