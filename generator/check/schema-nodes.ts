import { CONTAINERS } from "../language/json-schema.ts";
import type { NodePath, SpecFile } from "../load/spec-file.ts";
import { isFields, fieldsOf, listOf, own, textOf, type Fields } from "./fields.ts";
import type { Spec } from "./spec-view.ts";

/** What a schema describes: a tool's arguments, an answer, or a shared type that may serve both. */
export type SchemaRole = "input" | "output" | "shared";

/** A schema or one of its parts, with its place. */
export interface SchemaNode {
  readonly file: SpecFile;
  readonly path: NodePath;
  readonly schema: Fields;
  readonly role: SchemaRole;
  /** Zero at the root. */
  readonly depth: number;
}

/** A part of a schema that should be a schema itself. */
export interface SchemaPart {
  readonly path: NodePath;
  readonly value: unknown;
}

/** The roots: tool inputs, outputs written in place or as a reference, shared schemas. */
export function schemaRoots({ files }: Spec): readonly SchemaNode[] {
  return files.flatMap((file) => {
    const value = fieldsOf(file.value);
    const root = (path: NodePath, schema: unknown, role: SchemaRole): SchemaNode[] =>
      isFields(schema) ? [{ file, path, schema, role, depth: 0 }] : [];
    const output = own(value, "output");
    const outputs = outputReference(output) ? [] : root(["output"], output, "output");
    if (file.kind === "schema") return root([], file.value, "shared");
    if (file.kind === "tool") return [...root(["input"], own(value, "input"), "input"), ...outputs];
    return file.kind === "resource" ? outputs : [];
  });
}

/** The key and name of an output of the form `{ page_of: Name }` or `{ list_of: Name }`. */
export function outputReference(output: unknown): { readonly key: string; readonly name: unknown } | undefined {
  const key = ["page_of", "list_of"].find((name) => Object.hasOwn(fieldsOf(output), name));
  return key === undefined ? undefined : { key, name: own(fieldsOf(output), key) };
}

/** The schema of an output; of a page or list as far as `contents` and replacements can point into it. */
export function outputSchema(output: unknown): unknown {
  const reference = outputReference(output);
  if (!reference) return output;
  const data = { type: "array", items: { $ref: reference.name } };
  const cursor = { type: ["string", "null"] };
  const properties = reference.key === "page_of" ? { data, next_cursor: cursor } : { data };
  return { type: "object", additionalProperties: false, required: Object.keys(properties), properties };
}

/** Every schema of the specification, parts included, parents before their parts. */
export function schemaNodes(spec: Spec): readonly SchemaNode[] {
  return schemaRoots(spec).flatMap(nodesBelow);
}

/** A schema and all of its parts, parents before their parts; references are not followed. */
export function nodesBelow(root: SchemaNode): readonly SchemaNode[] {
  const nodes: SchemaNode[] = [];
  const visit = (node: SchemaNode): void => {
    nodes.push(node);
    childNodes(node).forEach(visit);
  };
  visit(root);
  return nodes;
}

/** The schemas directly inside a schema. */
export function childNodes(node: SchemaNode): readonly SchemaNode[] {
  const { file, role, depth } = node;
  return partsOf(node).flatMap(({ path, value }) =>
    isFields(value) ? [{ file, path, schema: value, role, depth: depth + 1 }] : [],
  );
}

/** The direct parts of a schema, whatever stands there. */
export function partsOf({ schema, path }: Pick<SchemaNode, "schema" | "path">): readonly SchemaPart[] {
  const parts: SchemaPart[] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    switch (CONTAINERS.get(keyword)) {
      case "schema":
        parts.push({ path: [...path, keyword], value });
        break;
      case "list":
        parts.push(...listOf(value).map((item, index) => ({ path: [...path, keyword, index], value: item })));
        break;
      case "map":
        for (const [name, item] of Object.entries(fieldsOf(value)))
          parts.push({ path: [...path, keyword, name], value: item });
        break;
    }
  }
  return parts;
}

/** One reference to a shared schema, by `$ref`, `page_of` or `list_of`. */
export interface Reference {
  readonly file: SpecFile;
  readonly path: NodePath;
  readonly name: string;
  /** The object that the reference stands in is there whenever what refers is: nothing lies between that could be left out. */
  readonly always: boolean;
}

/** All references below a schema, with whether each must be followed to know if a value fits. */
export function* referencesBelow(node: SchemaNode): Generator<Reference> {
  for (const { path, schema, file } of nodesBelow(node)) {
    const name = textOf(own(schema, "$ref"));
    if (name === undefined) continue;
    const between = path.slice(node.path.length);
    const always = between.every(
      (step) => typeof step === "number" || ["allOf", "anyOf", "oneOf", "not"].includes(step),
    );
    yield { file, path: [...path, "$ref"], name, always };
  }
}

/** Every reference of the specification. */
export function* references(spec: Spec): Generator<Reference> {
  for (const root of schemaRoots(spec)) yield* referencesBelow(root);
  for (const file of spec.files) {
    if (file.kind !== "tool" && file.kind !== "resource") continue;
    const found = outputReference(own(fieldsOf(file.value), "output"));
    if (found && typeof found.name === "string") {
      yield { file, path: ["output", found.key], name: found.name, always: true };
    }
  }
}
