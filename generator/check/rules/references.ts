import type { SpecFile } from "../../load/spec-file.ts";
import { hintAt, nearest } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { blockingReferences, satisfiableSchemas } from "../satisfiable.ts";
import {
  references,
  referencesBelow,
  schemaNodes,
  schemaRoots,
  type Reference,
  type SchemaNode,
} from "../schema-nodes.ts";

/** Checks that references resolve, and that `$ref` has no sibling keywords other than a description. */
export const resolvedReferences: Rule = function* (spec) {
  for (const { file, path, name } of references(spec)) {
    if (spec.schemas.has(name)) continue;
    const bare = bareName(name);
    const hint = spec.schemas.has(bare) ? `write the bare name: ${bare}` : hintAt(name, spec.schemas.keys());
    yield problem(file, path, "unresolved-reference", `there is no shared schema "${name}"`, { hint, at: "value" });
  }
  for (const { file, path, schema } of schemaNodes(spec)) {
    if (!Object.hasOwn(schema, "$ref")) continue;
    for (const keyword of Object.keys(schema)) {
      if (keyword === "$ref" || keyword === "description") continue;
      const text = `"${keyword}" is not allowed as a sibling keyword of $ref; only a description is`;
      const hint = "move it to the shared schema, or write out the schema here";
      yield problem(file, [...path, keyword], "ref-siblings", text, { hint });
    }
  }
};

/**
 * Reports recursive schemas without finite values: those that contain themselves through references only, or through
 * properties and items that every value must contain. Inputs must not be recursive at all, because all references are
 * replaced in the inputs that MCP clients get.
 */
export const circularReferences: Rule = function* (spec) {
  const roots = schemaRoots(spec);
  const shared = new Map(roots.flatMap((root) => (root.role === "shared" ? [[root.file.name, root]] : [])));
  const satisfiable = satisfiableSchemas(shared);
  const satisfiableNames = new Set([
    ...satisfiable,
    ...[...references(spec)].flatMap(({ name }) => (shared.has(name) ? [] : [name])),
  ]);
  const inputs = roots.filter((root) => root.role === "input");
  const circles: readonly (readonly [text: string, hint: string, found: readonly ReferenceTarget[]])[] = [
    [
      "contains itself through references only",
      "refer to it from an optional property, or from items",
      closingReferences(shared, roots, (node) => [...referencesBelow(node)].filter((reference) => reference.always)),
    ],
    [
      "contains itself in every value, so no value is valid",
      "make a property optional, allow null, or allow an empty array",
      closingReferences(shared, roots, (node) => blockingReferences(node, satisfiableNames)),
    ],
    [
      "contains itself, and an input refers to it",
      "MCP clients get inputs without references, so inputs cannot be recursive",
      closingReferences(shared, inputs, (node) => [...referencesBelow(node)]),
    ],
  ];
  const reported = new Set<string>();
  for (const [text, hint, found] of circles) {
    for (const { file, path, name } of found) {
      const place = JSON.stringify([file.path, path]);
      if (reported.has(place)) continue;
      reported.add(place);
      yield problem(file, path, "circular-reference", `"${name}" ${text}`, { hint, at: "value" });
    }
  }
};

type ReferenceTarget = Pick<Reference, "file" | "path" | "name">;

/** Returns the references that complete a cycle, found by an iterative depth-first search from the roots. */
function closingReferences(
  shared: ReadonlyMap<string, SchemaNode>,
  roots: readonly SchemaNode[],
  follow: (node: SchemaNode) => readonly ReferenceTarget[],
): readonly ReferenceTarget[] {
  const visited = new Set<SchemaNode>();
  const currentPath = new Set<SchemaNode>();
  const closing: ReferenceTarget[] = [];
  const open: { readonly node: SchemaNode; readonly rest: ReferenceTarget[] }[] = [];
  const enter = (node: SchemaNode) => {
    if (visited.has(node)) return;
    visited.add(node);
    currentPath.add(node);
    open.push({ node, rest: [...follow(node)].reverse() });
  };
  for (const root of roots) {
    enter(root);
    for (let last = open.at(-1); last; last = open.at(-1)) {
      const reference = last.rest.pop();
      const target = shared.get(reference?.name ?? "");
      if (!reference) currentPath.delete((open.pop() ?? last).node);
      else if (target && currentPath.has(target)) closing.push(reference);
      else if (target) enter(target);
    }
  }
  return closing;
}

/**
 * Reports shared schemas that no tool, resource or event uses, directly or through others. An unresolved reference counts
 * as a use of the schema with the nearest name. If an unresolved reference is not close to any name, nothing is reported.
 */
export const unusedSchemas: Rule = function* (spec) {
  const intended = (name: string) => (spec.schemas.has(name) ? name : nearest(bareName(name), spec.schemas.keys()));
  const from = new Map<SpecFile, (string | undefined)[]>();
  for (const { file, name } of references(spec)) {
    const names = from.get(file) ?? [];
    names.push(intended(name));
    from.set(file, names);
  }
  if (!spec.complete || [...from.values()].some((names) => names.includes(undefined))) return;
  const used = new Set([...from].flatMap(([file, names]) => (file.kind === "schema" ? [] : names)));
  for (const name of used) {
    const file = name === undefined ? undefined : spec.schemas.get(name);
    for (const further of (file && from.get(file)) ?? []) used.add(further);
  }
  for (const [name, file] of spec.schemas) {
    if (used.has(name)) continue;
    yield problem(file, [], "unused-schema", `no tool, resource or event uses the schema "${name}"`, {
      hint: "remove the file",
    });
  }
};

/** Returns the schema name in a reference written as a path or pointer. */
const bareName = (reference: string): string => reference.replace(/^.*[/#]/, "").replace(/\.ya?ml$/, "");
