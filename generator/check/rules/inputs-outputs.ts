import type { Diagnostic } from "../../load/diagnostic.ts";
import { fieldsOf, isFields, own, textOf } from "../fields.ts";
import { problem, type Rule } from "../problem.ts";
import { nodesBelow, referencesBelow, schemaNodes, schemaRoots, type SchemaNode } from "../schema-nodes.ts";
import { resolve, type Spec } from "../spec-view.ts";
import { typesOf } from "./keywords.ts";
import { checkName } from "./texts.ts";

/** Keywords at the root of a schema that end whole sessions of MCP clients. */
const REFUSED = ["$ref", "oneOf", "anyOf", "allOf", "not", "enum", "const"];
/** Names that no argument of a specification can have, and why. */
const RESERVED: Readonly<Record<string, string>> = {
  preview: "every tool that changes something has the argument preview; it is not written by hand",
  idempotency_key: "every call has a header of this name, which makes it safe to repeat",
};
/** So many levels are still readable, and below what clients cut. */
const DEEPEST = 10;

/** Roots are plain objects; an input takes nothing that it does not name. */
export const rootForms: Rule = function* (spec) {
  for (const root of schemaRoots(spec)) {
    const { file, path, schema, role } = root;
    if (role === "input") yield* inputRoot(root);
    if (role === "output") {
      const reference = textOf(own(schema, "$ref"));
      const target = reference === undefined ? schema : resolve(spec, schema);
      if (!target) continue;
      yield* refusedAt(root, reference === undefined ? REFUSED : []);
      const holder = reference === undefined ? undefined : spec.schemas.get(reference);
      const refused = holder && REFUSED.filter((keyword) => keyword !== "$ref" && Object.hasOwn(target, keyword));
      if (!isObject(target)) {
        const hint = reference === undefined ? undefined : `for a list: { list_of: ${reference} }`;
        yield problem(file, path, "output-not-object", "an answer is an object", { hint, at: "value" });
      } else if (refused?.[0] !== undefined) {
        const text = `"${reference ?? ""}" has "${refused[0]}" at its root, which MCP clients refuse in an answer`;
        yield problem(file, [...path, "$ref"], "refused-by-clients", text, { at: "value" });
      }
    }
  }
};

function* inputRoot(root: SchemaNode): Generator<Diagnostic> {
  const { file, path, schema } = root;
  yield* refusedAt(root, REFUSED);
  if (Object.hasOwn(schema, "$ref")) return;
  if (Object.hasOwn(schema, "dependentRequired")) {
    const text = '"dependentRequired" of an input is written as a constraint of the tool';
    yield problem(file, [...path, "dependentRequired"], "unsupported-keyword", text, {
      hint: "constraints: { requires: ... }",
    });
  }
  if (!isObject(schema)) {
    yield problem(file, path, "input-not-object", 'an input states "type: object"', { at: "value" });
  } else if (own(schema, "additionalProperties") !== false) {
    const stated = Object.hasOwn(schema, "additionalProperties");
    const text = 'an input states "additionalProperties: false", so that misspelt arguments are refused';
    yield problem(file, stated ? [...path, "additionalProperties"] : path, "input-not-closed", text);
  }
  const properties = fieldsOf(own(schema, "properties"));
  if (Object.hasOwn(properties, "account_id")) {
    const text = "every tool has account_id; it is not written by hand";
    yield problem(file, [...path, "properties", "account_id"], "account-id-by-hand", text, { hint: "remove it" });
  }
  for (const [name, text] of Object.entries(RESERVED)) {
    if (!Object.hasOwn(properties, name)) continue;
    const hint = name === "preview" ? "remove it" : "choose another name";
    yield problem(file, [...path, "properties", name], "reserved-argument", text, { hint });
  }
}

function* refusedAt({ file, path, schema }: SchemaNode, keywords: readonly string[]): Generator<Diagnostic> {
  for (const keyword of keywords) {
    if (!Object.hasOwn(schema, keyword)) continue;
    const text = `MCP clients refuse "${keyword}" at the root of a schema`;
    const hint = keyword === "$ref" ? "write the object out" : "say it in the description of a property";
    yield problem(file, [...path, keyword], "refused-by-clients", text, { hint });
  }
}

const isObject = (schema: SchemaNode["schema"]): boolean => own(schema, "type") === "object";

/** Property names are spelt alike everywhere, and safe in JavaScript. */
export const propertyNames: Rule = function* (spec) {
  for (const { file, path, schema } of schemaNodes(spec)) {
    for (const name of Object.keys(fieldsOf(own(schema, "properties")))) {
      const at = [...path, "properties", name];
      if (["__proto__", "constructor", "prototype"].includes(name)) {
        const text = `every JavaScript object has a member "${name}" already`;
        yield problem(file, at, "dangerous-name", text, { hint: "choose another name" });
      } else {
        yield* checkName(file, at, name, "key");
      }
    }
  }
};

/** Every argument says what it means, itself or by what it refers to; so does every shared schema. */
export const descriptions: Rule = function* (spec) {
  for (const root of schemaRoots(spec)) {
    if (root.role === "shared" && !Object.hasOwn(root.schema, "description")) {
      yield problem(
        root.file,
        [],
        "missing-description",
        `the shared schema "${root.file.name}" says nothing of itself`,
      );
    }
    if (root.role !== "input") continue;
    for (const { file, path, schema } of nodesBelow(root)) {
      for (const [name, property] of Object.entries(fieldsOf(own(schema, "properties")))) {
        if (!isFields(property) || isDescribed(spec, property)) continue;
        const text = `the argument "${name}" does not say what it means`;
        yield problem(file, [...path, "properties", name], "missing-description", text, {
          hint: 'add a "description"',
        });
      }
    }
  }
};

/** A reference that leads nowhere counts: it is told by itself. */
function isDescribed(spec: Spec, property: Readonly<Record<string, unknown>>): boolean {
  if (Object.hasOwn(property, "description") || property.$ref === undefined)
    return Object.hasOwn(property, "description");
  return Object.hasOwn(resolve(spec, property) ?? { description: "" }, "description");
}

/** Objects inside of inputs say whether they take further properties: without it a misspelt one would be lost. */
export const closedObjects: Rule = function* (spec) {
  const told = new Set<string>();
  for (const node of inputNodes(spec)) {
    const { file, path, schema, depth, role } = node;
    if (depth === 0 && role === "input") continue;
    if (!isFields(own(schema, "properties")) || !typesOf(schema).includes("object")) continue;
    const place = JSON.stringify([file.path, path]);
    if (Object.hasOwn(schema, "additionalProperties") || told.has(place)) continue;
    told.add(place);
    const text = "an object inside of an input states additionalProperties";
    yield problem(file, path, "open-object", text, { hint: "additionalProperties: false" });
  }
};

/** The schemas of all inputs, the shared ones that they refer to included. */
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

/** Schemas are shallow enough to be read, and for every tool that walks them. */
export const depths: Rule = function* (spec) {
  for (const { file, path, depth } of schemaNodes(spec)) {
    if (depth !== DEEPEST + 1) continue;
    const text = `the schema is nested more than ${DEEPEST} levels deep`;
    yield problem(file, path, "schema-too-deep", text, { hint: "put the inner part into spec/schemas/<Name>.yaml" });
  }
};
