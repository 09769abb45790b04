import type { Diagnostic } from "../../load/diagnostic.ts";
import type { NodePath, SpecFile } from "../../load/spec-file.ts";
import { asFields, isFields, own, asString } from "../fields.ts";
import { problem, type Rule } from "../problem.ts";
import type { RuleCode } from "../rule-codes.ts";
import { nodesBelow, referencesBelow, schemaNodes, schemaRoots, type SchemaNode } from "../schema-nodes.ts";
import { resolve, type Spec } from "../spec-view.ts";
import { typesOf } from "./keywords.ts";
import { checkName } from "./texts.ts";

/** Keywords that cause MCP clients to end the session if they are at the root of a schema. */
const REJECTED_KEYWORDS = ["$ref", "oneOf", "anyOf", "allOf", "not", "enum", "const"];
/** Names that no argument may have. */
const RESERVED: Readonly<Record<string, Pick<Diagnostic, "text" | "hint"> & { readonly code: RuleCode }>> = {
  account_id: { code: "explicit-account-id", text: "every tool has account_id implicitly", hint: "remove it" },
  preview: {
    code: "reserved-argument",
    text: "preview is reserved: tools that are not read-only have it implicitly",
    hint: "remove it",
  },
  idempotency_key: {
    code: "reserved-argument",
    text: "idempotency_key is reserved for the Idempotency-Key of a call",
    hint: "choose another name",
  },
};
/** The maximum nesting of a schema. Deeper schemas are hard to read, and some clients truncate them. */
const MAX_SCHEMA_DEPTH = 10;

/** Checks that the root of every input, output and payload is a plain object, and that inputs reject undeclared properties. */
export const rootForms: Rule = function* (spec) {
  for (const root of schemaRoots(spec)) {
    const { file, path, schema, role } = root;
    if (role === "input") yield* inputRoot(root);
    if (role === "output") {
      const reference = asString(own(schema, "$ref"));
      const target = reference === undefined ? schema : resolve(spec, schema);
      if (!target) continue;
      yield* rejectedKeywords(root, reference === undefined ? REJECTED_KEYWORDS : []);
      const targetFile = reference === undefined ? undefined : spec.schemas.get(reference);
      const rejected =
        targetFile && REJECTED_KEYWORDS.filter((keyword) => keyword !== "$ref" && Object.hasOwn(target, keyword));
      if (!isObject(target)) {
        const advice =
          file.kind === "event"
            ? "refer to a schema with type: object"
            : `for a list, write { list_of: ${reference ?? ""} }`;
        const hint = reference === undefined ? undefined : advice;
        yield problem(file, path, "output-not-object", `${subjectOf(file)} must be an object`, { hint, at: "value" });
      } else if (rejected?.[0] !== undefined) {
        const reason = file.kind === "event" ? "which is not supported" : "which MCP clients reject";
        const text = `"${reference ?? ""}" has "${rejected[0]}" at its root, ${reason} in ${subjectOf(file)}`;
        yield problem(file, [...path, "$ref"], "unsupported-by-clients", text, { at: "value" });
      }
    }
  }
};

function* inputRoot(root: SchemaNode): Generator<Diagnostic> {
  const { file, path, schema } = root;
  yield* rejectedKeywords(root, REJECTED_KEYWORDS);
  if (Object.hasOwn(schema, "$ref")) return;
  if (Object.hasOwn(schema, "dependentRequired")) {
    const text = 'an input does not support "dependentRequired"';
    yield problem(file, [...path, "dependentRequired"], "unsupported-keyword", text, {
      hint: "use constraints: { requires: ... } of the tool",
    });
  }
  if (!isObject(schema)) {
    yield problem(file, path, "input-not-object", 'an input must have "type: object"', { at: "value" });
  } else if (own(schema, "additionalProperties") !== false) {
    const isDeclared = Object.hasOwn(schema, "additionalProperties");
    const text = 'an input must have "additionalProperties: false", so that misspelled arguments are rejected';
    yield problem(file, isDeclared ? [...path, "additionalProperties"] : path, "input-not-closed", text);
  }
  for (const name of Object.keys(asFields(own(schema, "properties")))) {
    yield* checkNotReserved(file, [...path, "properties", name], name);
  }
}

/** Checks that the current or older name of an argument is not reserved. */
export function* checkNotReserved(file: SpecFile, path: NodePath, name: string): Generator<Diagnostic> {
  const reserved = Object.hasOwn(RESERVED, name) ? RESERVED[name] : undefined;
  if (reserved) yield problem(file, path, reserved.code, reserved.text, { hint: reserved.hint });
}

function* rejectedKeywords({ file, path, schema }: SchemaNode, keywords: readonly string[]): Generator<Diagnostic> {
  for (const keyword of keywords) {
    if (!Object.hasOwn(schema, keyword)) continue;
    const text =
      file.kind === "event"
        ? `"${keyword}" is not supported at the root of a payload`
        : `MCP clients reject "${keyword}" at the root of a schema`;
    const hint = keyword === "$ref" ? "write out the object" : "state the rule in the description of a property";
    yield problem(file, [...path, keyword], "unsupported-by-clients", text, { hint });
  }
}

const subjectOf = ({ kind }: SpecFile): string => (kind === "event" ? "a payload" : "an output");

const isObject = (schema: SchemaNode["schema"]): boolean => own(schema, "type") === "object";

/** Checks that property names are snake_case and safe in JavaScript. */
export const propertyNames: Rule = function* (spec) {
  for (const { file, path, schema } of schemaNodes(spec)) {
    for (const name of Object.keys(asFields(own(schema, "properties")))) {
      yield* checkName(file, [...path, "properties", name], name, "key");
    }
  }
};

/**
 * Checks that every shared schema and every argument has a description. An argument with a `$ref` may use the description of
 * that schema.
 */
export const descriptions: Rule = function* (spec) {
  for (const root of schemaRoots(spec)) {
    if (root.role === "shared" && !Object.hasOwn(root.schema, "description")) {
      yield problem(root.file, [], "missing-description", `the shared schema "${root.file.name}" has no description`);
    }
    if (root.role !== "input") continue;
    for (const { file, path, schema } of nodesBelow(root)) {
      for (const [name, property] of Object.entries(asFields(own(schema, "properties")))) {
        if (!isFields(property) || isDescribed(spec, property)) continue;
        const text = `the argument "${name}" has no description`;
        yield problem(file, [...path, "properties", name], "missing-description", text, {
          hint: 'add a "description"',
        });
      }
    }
  }
};

/** Checks for a description. An unresolved reference counts as described, because another rule reports it. */
function isDescribed(spec: Spec, property: Readonly<Record<string, unknown>>): boolean {
  if (Object.hasOwn(property, "description") || property.$ref === undefined)
    return Object.hasOwn(property, "description");
  return Object.hasOwn(resolve(spec, property) ?? { description: "" }, "description");
}

/** Checks that objects inside inputs state `additionalProperties`, so that misspelled properties are not silently ignored. */
export const closedObjects: Rule = function* (spec) {
  const reported = new Set<string>();
  for (const node of inputNodes(spec)) {
    const { file, path, schema, depth, role } = node;
    if (depth === 0 && role === "input") continue;
    if (!isFields(own(schema, "properties")) || !typesOf(schema).includes("object")) continue;
    const place = JSON.stringify([file.path, path]);
    if (Object.hasOwn(schema, "additionalProperties") || reported.has(place)) continue;
    reported.add(place);
    const text = "an object inside an input must state additionalProperties";
    yield problem(file, path, "open-object", text, { hint: "add additionalProperties: false" });
  }
};

/** Yields the schemas of all inputs, including the shared schemas that they refer to. */
function* inputNodes(spec: Spec): Generator<SchemaNode> {
  const shared = new Map(schemaRoots(spec).flatMap((root) => (root.role === "shared" ? [[root.file.name, root]] : [])));
  const reached = new Set<SchemaNode>(schemaRoots(spec).filter((root) => root.role === "input"));
  for (const root of reached) {
    yield* nodesBelow(root);
    for (const { name } of referencesBelow(root)) {
      const target = shared.get(name);
      if (target) reached.add(target);
    }
  }
}

/** Checks that schemas are not nested too deeply. */
export const depths: Rule = function* (spec) {
  for (const { file, path, depth } of schemaNodes(spec)) {
    if (depth !== MAX_SCHEMA_DEPTH + 1) continue;
    const text = `the schema is nested more than ${MAX_SCHEMA_DEPTH} levels deep`;
    yield problem(file, path, "schema-too-deep", text, { hint: "move the inner part to spec/schemas/<Name>.yaml" });
  }
};
