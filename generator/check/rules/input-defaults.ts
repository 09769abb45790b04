import type { Diagnostic } from "../../load/diagnostic.ts";
import { own, asString } from "../fields.ts";
import { problem, type Rule } from "../problem.ts";
import { childNodes, schemaRoots, type SchemaNode } from "../schema-nodes.ts";
import { resolve, type Spec } from "../spec-view.ts";

/** Where a schema is used: whether it is a property, and whether it is inside a branch that values need not match. */
interface Place {
  readonly isProperty: boolean;
  readonly inBranch: boolean;
}

/** Keywords whose schemas only test a value, so that their defaults are never applied. */
const BRANCHES = ["anyOf", "oneOf", "not", "contains", "propertyNames"];

/** Checks that defaults of inputs are in places where they are applied: on properties, outside of branches. */
export const inputDefaults: Rule = function* (spec) {
  const shared = new Map(schemaRoots(spec).flatMap((root) => (root.role === "shared" ? [[root.file.name, root]] : [])));
  const done = new Set<string>();
  const visit = function* (node: SchemaNode, place: Place): Generator<Diagnostic> {
    const key = JSON.stringify([node.file.path, node.path, place]);
    if (done.has(key)) return;
    done.add(key);
    yield* ownDefault(spec, node, place);
    const target = shared.get(asString(own(node.schema, "$ref")) ?? "");
    if (target) yield* visit(target, place);
    for (const child of childNodes(node)) yield* visit(child, placeOf(node, child, place));
  };
  for (const root of schemaRoots(spec)) {
    if (root.role === "input") yield* visit(root, { isProperty: false, inBranch: false });
  }
};

function placeOf(parent: SchemaNode, child: SchemaNode, { inBranch }: Place): Place {
  const keyword = String(child.path[parent.path.length]);
  return { isProperty: keyword === "properties", inBranch: inBranch || BRANCHES.includes(keyword) };
}

/** Checks a default. The default of a shared schema is reported at the reference, because other references may apply it. */
function* ownDefault(spec: Spec, { file, path, schema, role, depth }: SchemaNode, { isProperty, inBranch }: Place) {
  const text = "the default is never applied";
  if (asString(own(schema, "$ref")) !== undefined) {
    if ((isProperty && !inBranch) || !Object.hasOwn(resolve(spec, schema) ?? {}, "default")) return;
    const hint = inBranch ? IN_BRANCH : "write out the schema here, without the default";
    yield problem(file, [...path, "$ref"], "default-without-effect", text, { hint, at: "value" });
  } else if (Object.hasOwn(schema, "default") && !(role === "shared" && depth === 0) && (!isProperty || inBranch)) {
    const hint = inBranch ? IN_BRANCH : "move it to the property that contains the value";
    yield problem(file, [...path, "default"], "default-without-effect", text, { hint });
  }
}

const IN_BRANCH =
  'a default inside a keyword such as "anyOf" or "not" has no effect; state it in the description instead';
