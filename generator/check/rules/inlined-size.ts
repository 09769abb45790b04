import type { Diagnostic } from "../../load/diagnostic.ts";
import { own } from "../fields.ts";
import { problem, type Rule } from "../problem.ts";
import { listedOutputs, nodesBelow, referencesBelow, schemaRoots, type SchemaNode } from "../schema-nodes.ts";

/**
 * The maximum number of schemas in an input after its references have been replaced. Clients send all of these schemas to a
 * model.
 */
const MAX_SCHEMAS = 5_000;

/** The maximum length of a chain of references between shared schemas. */
const MAX_CHAIN = 50;

/** The maximum number of locations of third-party texts in an output. Every result lists all of them. */
const MAX_LOCATIONS = 1_000;

interface Size {
  readonly schemas: number;
  /** Strings with `x-third-party`. */
  readonly marked: number;
  readonly chain: number;
}

/** Checks the size of inputs and outputs in the form that MCP clients get, in which references are replaced. */
export const inlinedSize: Rule = function* (spec) {
  const roots = schemaRoots(spec);
  const shared = new Map(roots.flatMap((root) => (root.role === "shared" ? [[root.file.name, root]] : [])));
  const sizes = new Map<SchemaNode, Size>();
  for (const root of [...roots, ...listedOutputs(spec)]) {
    measure(root, shared, sizes);
    const size = sizes.get(root);
    if (size && root.role !== "shared") yield* sizeProblems(root, size);
  }
};

function* sizeProblems({ file, path, role }: SchemaNode, { schemas, marked, chain }: Size): Generator<Diagnostic> {
  if (chain > MAX_CHAIN) {
    const text = `the ${file.kind === "event" ? "payload" : role} contains a chain of ${chain} references; at most ${MAX_CHAIN} are allowed`;
    yield problem(file, path, "schema-too-deep", text);
  } else if (role === "input" && schemas > MAX_SCHEMAS) {
    const text = `the input contains more than ${MAX_SCHEMAS} schemas when its references are replaced`;
    const hint = "MCP clients get it without references: refer to large schemas less often";
    yield problem(file, path, "schema-too-large", text, { hint });
  } else if (role === "output" && file.kind !== "event" && marked > MAX_LOCATIONS) {
    const text = `the output contains more than ${MAX_LOCATIONS} strings with x-third-party when its references are replaced`;
    const hint = "each result lists the locations of these strings: refer to schemas that contain them less often";
    yield problem(file, path, "schema-too-large", text, { hint });
  }
}

/** Measures a schema after those that it refers to, without recursion. References that complete a cycle are not counted. */
function measure(root: SchemaNode, shared: ReadonlyMap<string, SchemaNode>, sizes: Map<SchemaNode, Size>): void {
  const entered = new Set<SchemaNode>();
  const open = [root];
  for (let node = open.at(-1); node; node = open.at(-1)) {
    const targets = sizes.has(node) ? [] : [...referencesBelow(node)].flatMap(({ name }) => shared.get(name) ?? []);
    const next = entered.has(node) ? [] : targets.filter((target) => !sizes.has(target) && !entered.has(target));
    entered.add(node);
    open.push(...next);
    if (next.length > 0) continue;
    open.pop();
    if (sizes.has(node)) continue;
    const inner = targets.flatMap((target) => sizes.get(target) ?? []);
    const nodes = nodesBelow(node);
    const schemas = inner.reduce((sum, size) => sum + size.schemas, nodes.length);
    const ownMarked = nodes.filter(({ schema }) => own(schema, "x-third-party") === true).length;
    const marked = inner.reduce((sum, size) => sum + size.marked, ownMarked);
    sizes.set(node, { schemas, marked, chain: inner.reduce((longest, size) => Math.max(longest, size.chain + 1), 0) });
  }
}
