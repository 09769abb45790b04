import { CONTAINERS } from "../language/json-schema.ts";
import type { NodePath, SpecFile } from "../load/spec-file.ts";
import { isFields, asFields, asArray, own, asString, type Fields } from "./fields.ts";
import { oncePer } from "../schema/once-per.ts";
import type { Spec } from "./spec-view.ts";

/** What a schema describes: a tool's input, an output or payload, or a shared type used by both. */
export type SchemaRole = "input" | "output" | "shared";

/** A schema or one of its subschemas, with its file and path. */
export interface SchemaNode {
  readonly file: SpecFile;
  readonly path: NodePath;
  readonly schema: Fields;
  readonly role: SchemaRole;
  /** Zero at the root. */
  readonly depth: number;
}

/** A value inside a schema, at a place where a subschema is expected. It may be invalid. */
export interface SchemaPart {
  readonly path: NodePath;
  readonly value: unknown;
}

/** Returns the root schemas: inputs of tools, outputs (inline or `$ref`), payloads of events, and shared schemas. */
export function schemaRoots({ files }: Spec): readonly SchemaNode[] {
  return files.flatMap(rootsOf);
}

/** Returns the root schemas of one file. */
const rootsOf = oncePer((file: SpecFile): readonly SchemaNode[] => {
  const value = asFields(file.value);
  const root = (path: NodePath, schema: unknown, role: SchemaRole): SchemaNode[] =>
    isFields(schema) ? [{ file, path, schema, role, depth: 0 }] : [];
  const output = own(value, "output");
  const outputs = outputReference(output) ? [] : root(["output"], output, "output");
  if (file.kind === "schema") return root([], file.value, "shared");
  if (file.kind === "tool") return [...root(["input"], own(value, "input"), "input"), ...outputs];
  if (file.kind === "event") return root(["payload"], own(value, "payload"), "output");
  return file.kind === "resource" ? outputs : [];
});

/** Returns the key and name of an output of the form `{ page_of: Name }` or `{ list_of: Name }`. */
export function outputReference(output: unknown): { readonly key: string; readonly name: unknown } | undefined {
  const key = ["page_of", "list_of"].find((name) => Object.hasOwn(asFields(output), name));
  return key === undefined ? undefined : { key, name: own(asFields(output), key) };
}

/** Returns the schema of an output. `page_of` and `list_of` are expanded, so that JSON pointers can be followed into them. */
export function outputSchema(output: unknown): unknown {
  const reference = outputReference(output);
  if (!reference) return output;
  const data = { type: "array", items: { $ref: reference.name } };
  const cursor = { type: ["string", "null"] };
  const properties = reference.key === "page_of" ? { data, next_cursor: cursor } : { data };
  return { type: "object", additionalProperties: false, required: Object.keys(properties), properties };
}

/** Returns the items of the outputs that are written as `page_of` or `list_of`, as references to the named schemas. */
export const listedOutputs = ({ files }: Spec): readonly SchemaNode[] =>
  files
    .flatMap(outputReferences)
    .map(({ file, path, name }) => ({ file, path, schema: { $ref: name }, role: "output", depth: 0 }));

/** Returns every schema of the specification, including subschemas; parents come first. */
export function schemaNodes(spec: Spec): readonly SchemaNode[] {
  return schemaRoots(spec).flatMap(nodesBelow);
}

/** Returns a schema and all of its subschemas; parents come first. References are not followed. */
export const nodesBelow = oncePer((root: SchemaNode): readonly SchemaNode[] => {
  const nodes: SchemaNode[] = [];
  const visit = (node: SchemaNode): void => {
    nodes.push(node);
    childNodes(node).forEach(visit);
  };
  visit(root);
  return nodes;
});

/** Returns the schemas directly inside a schema. */
export function childNodes(node: SchemaNode): readonly SchemaNode[] {
  const { file, role, depth } = node;
  return partsOf(node).flatMap(({ path, value }) =>
    isFields(value) ? [{ file, path, schema: value, role, depth: depth + 1 }] : [],
  );
}

/** Returns the values directly inside a schema that should be schemas, including invalid ones. */
export function partsOf({ schema, path }: Pick<SchemaNode, "schema" | "path">): readonly SchemaPart[] {
  const parts: SchemaPart[] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    switch (CONTAINERS.get(keyword)) {
      case "schema":
        parts.push({ path: [...path, keyword], value });
        break;
      case "list":
        parts.push(...asArray(value).map((item, index) => ({ path: [...path, keyword, index], value: item })));
        break;
      case "map":
        for (const [name, item] of Object.entries(asFields(value)))
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
  /** Whether a `$ref` applies to the value of the referring schema itself: no property or item is in between. */
  readonly always: boolean;
}

/** Yields the `$ref` references of a schema and of its subschemas. */
export function* referencesBelow(node: SchemaNode): Generator<Reference> {
  for (const { path, schema, file } of nodesBelow(node)) {
    const name = asString(own(schema, "$ref"));
    if (name === undefined) continue;
    const between = path.slice(node.path.length);
    const always = between.every(
      (step) => typeof step === "number" || ["allOf", "anyOf", "oneOf", "not"].includes(step),
    );
    yield { file, path: [...path, "$ref"], name, always };
  }
}

/** Returns every reference of the specification. */
export const references = ({ files }: Spec): readonly Reference[] => [
  ...files.flatMap(schemaReferences),
  ...files.flatMap(outputReferences),
];

/** Returns every reference of one file. */
export const referencesOf = (file: SpecFile): readonly Reference[] => [
  ...schemaReferences(file),
  ...outputReferences(file),
];

const schemaReferences = oncePer((file: SpecFile): readonly Reference[] =>
  rootsOf(file).flatMap((root) => [...referencesBelow(root)]),
);

function outputReferences(file: SpecFile): readonly Reference[] {
  if (file.kind !== "tool" && file.kind !== "resource") return [];
  const found = outputReference(own(asFields(file.value), "output"));
  return found && typeof found.name === "string"
    ? [{ file, path: ["output", found.key], name: found.name, always: true }]
    : [];
}
