import type { SpecFile } from "../../load/spec-file.ts";
import { hintAt, nearest } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { references, referencesBelow, schemaNodes, schemaRoots } from "../schema-nodes.ts";
import type { SchemaNode } from "../schema-nodes.ts";
import type { Spec } from "../spec-view.ts";

/** References lead to shared schemas, and say nothing else. */
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
      const text = `"${keyword}" stands beside $ref, where only a description may`;
      const hint = "put it into the shared schema, or write the schema out here";
      yield problem(file, [...path, keyword], "meaning-beside-reference", text, { hint });
    }
  }
};

/**
 * A schema may contain itself only where a value can end: never through references alone, and never below a tool's input,
 * because the schemas that MCP clients get are written out in full.
 */
export const circularReferences: Rule = function* (spec) {
  const endless = closingReferences(spec, (node) => [...referencesBelow(node)].filter((reference) => reference.always));
  const inInputs = closingReferences(
    spec,
    (node) => [...referencesBelow(node)],
    schemaRoots(spec).filter((root) => root.role === "input"),
  );
  const told = new Set<string>();
  for (const { text, hint, ...found } of [
    ...endless.map((reference) => ({
      ...reference,
      text: "contains itself without end",
      hint: "refer to it from a property that may be left out, or from items",
    })),
    ...inInputs.map((reference) => ({
      ...reference,
      text: "contains itself, and an input refers to it",
      hint: "MCP clients get the whole input written out, which has to end",
    })),
  ]) {
    const place = JSON.stringify([found.file.path, found.path]);
    if (told.has(place)) continue;
    told.add(place);
    yield problem(found.file, found.path, "circular-reference", `"${found.name}" ${text}`, { hint, at: "value" });
  }
};

type Follow = (node: SchemaNode) => readonly { file: SchemaNode["file"]; path: SchemaNode["path"]; name: string }[];

/** The references that lead back to a schema on the way from a root, found by walking in depth. */
function closingReferences(spec: Spec, follow: Follow, roots = schemaRoots(spec)): ReturnType<Follow>[number][] {
  const shared = new Map(schemaRoots(spec).flatMap((root) => (root.role === "shared" ? [[root.file.name, root]] : [])));
  const done = new Set<string>();
  const closing: ReturnType<Follow>[number][] = [];
  const visit = (node: SchemaNode, way: ReadonlySet<string>) => {
    for (const reference of follow(node)) {
      const target = shared.get(reference.name);
      if (way.has(reference.name)) closing.push(reference);
      else if (target && !done.has(reference.name)) {
        visit(target, new Set([...way, reference.name]));
        done.add(reference.name);
      }
    }
  };
  for (const root of roots) {
    if (root.role !== "shared") visit(root, new Set());
    else if (!done.has(root.file.name)) {
      visit(root, new Set([root.file.name]));
      done.add(root.file.name);
    }
  }
  return closing;
}

/**
 * Shared schemas that no tool or resource reaches, directly or through others. A reference that leads nowhere counts for the
 * schema it most likely means; where none is close, any may be meant.
 */
export const unusedSchemas: Rule = function* (spec) {
  const meant = (name: string) => (spec.schemas.has(name) ? name : nearest(bareName(name), spec.schemas.keys()));
  const from = new Map<SpecFile, (string | undefined)[]>();
  for (const { file, name } of references(spec)) from.set(file, [...(from.get(file) ?? []), meant(name)]);
  if (!spec.complete || [...from.values()].some((names) => names.includes(undefined))) return;
  const used = new Set([...from].flatMap(([file, names]) => (file.kind === "schema" ? [] : names)));
  for (const name of used) {
    const file = name === undefined ? undefined : spec.schemas.get(name);
    for (const further of (file && from.get(file)) ?? []) used.add(further);
  }
  for (const [name, file] of spec.schemas) {
    if (used.has(name)) continue;
    yield problem(file, [], "unused-schema", `nothing refers to the schema "${name}"`, { hint: "remove the file" });
  }
};

/** The name in a reference written as a path or pointer. */
const bareName = (reference: string): string => reference.replace(/^.*[/#]/, "").replace(/\.ya?ml$/, "");
