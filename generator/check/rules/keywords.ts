import { KEYWORDS, TYPES, UNSUPPORTED_KEYWORDS } from "../../language/json-schema.ts";
import type { NodePath } from "../../load/spec-file.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { asFields, isFields, asArray, own } from "../fields.ts";
import { hasType } from "../json-types.ts";
import { didYouMean, hintAt } from "../nearest.ts";
import { problem, quote, type Rule } from "../problem.ts";
import { schemaNodes, type SchemaNode } from "../schema-nodes.ts";
import { emptyRanges } from "./ranges.ts";
import { checkDeclared } from "./structure.ts";

/** Checks that schemas contain only known keywords with valid values. Other rules rely on valid values. */
export const keywordForms: Rule = function* (spec) {
  for (const node of schemaNodes(spec)) {
    yield* unknownKeywords(node);
    for (const [keyword, value] of Object.entries(node.schema)) {
      const known = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
      if (!known) continue;
      for (const found of checkDeclared(node.file, [...node.path, keyword], known.value, value)) {
        yield { ...found, code: "bad-keyword-value" };
      }
    }
  }
};

function* unknownKeywords({ file, path, schema }: SchemaNode): Generator<Diagnostic> {
  for (const keyword of Object.keys(schema)) {
    if (Object.hasOwn(KEYWORDS, keyword)) continue;
    const at = [...path, keyword];
    if (Object.hasOwn(UNSUPPORTED_KEYWORDS, keyword)) {
      const text = `the specification language does not support "${keyword}"`;
      yield problem(file, at, "unsupported-keyword", text, { hint: UNSUPPORTED_KEYWORDS[keyword] });
    } else {
      const hint = didYouMean(keyword, Object.keys(KEYWORDS));
      yield problem(file, at, "unknown-keyword", `"${keyword}" is not a JSON Schema keyword`, { hint });
    }
  }
}

function isType(value: unknown): boolean {
  const names = [value].flat();
  return names.length > 0 && names.every((name) => TYPES.some((type) => type === name));
}

/** Reports well-formed keywords that contradict each other or have no effect. */
export const keywordConsistency: Rule = function* (spec) {
  for (const node of schemaNodes(spec)) {
    yield* keywordTypes(node);
    yield* keywordDependencies(node);
    yield* emptyRanges(node);
    yield* enumValues(node);
    yield* requiredProperties(node);
    yield* valueKeys(node);
  }
};

/** The keywords whose values are object literals in generated code, where the key `__proto__` would set the prototype. */
const LITERALS = ["const", "enum", "default"];

function* valueKeys({ file, path, schema }: SchemaNode): Generator<Diagnostic> {
  for (const keyword of LITERALS) {
    const at = pathOfKey(own(schema, keyword), "__proto__", [...path, keyword]);
    if (!at) continue;
    const text = '"__proto__" is a built-in name of JavaScript';
    yield problem(file, at, "dangerous-name", text, { hint: "choose another name" });
  }
}

/** Returns the path of the first key with a name inside a value, or undefined. */
function pathOfKey(value: unknown, name: string, path: NodePath): NodePath | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Object.hasOwn(value, name)) return [...path, name];
  const entries: Iterable<readonly [string | number, unknown]> = Array.isArray(value)
    ? (value as readonly unknown[]).entries()
    : Object.entries(value);
  for (const [key, inner] of entries) {
    const found = pathOfKey(inner, name, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

/** Returns the types that a schema states, or an empty list. */
export function typesOf(schema: SchemaNode["schema"]): readonly string[] {
  const type = own(schema, "type");
  return isType(type) ? ([type].flat() as string[]) : [];
}

const TYPE_DEFINING_KEYWORDS = ["$ref", "type", "enum", "const", "allOf", "anyOf", "oneOf", "not"];

function* keywordTypes({ file, path, schema, role, depth }: SchemaNode): Generator<Diagnostic> {
  const known = Object.keys(schema).every((keyword) => Object.hasOwn(KEYWORDS, keyword));
  const parent = path.at(-2);
  const branch = typeof path.at(-1) === "number" && ["allOf", "anyOf", "oneOf"].includes(String(parent));
  const definesType = TYPE_DEFINING_KEYWORDS.some((keyword) => Object.hasOwn(schema, keyword));
  const hasOwnRule = depth === 0 && role !== "shared";
  if (!definesType && known && !branch && !hasOwnRule && path.at(-1) !== "not" && path.at(-1) !== "propertyNames") {
    const hint = `for any value, write type: [${TYPES.filter((type) => type !== "integer").join(", ")}]`;
    yield problem(file, path, "missing-type", "the schema has no type", { hint });
  }
  const types = typesOf(schema);
  if (types.length === 0) return;
  for (const keyword of Object.keys(schema)) {
    const applies = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword]?.types : undefined;
    if (!applies || applies.some((type) => types.includes(type))) continue;
    const text = `"${keyword}" has no effect on the type ${types.join(" or ")}`;
    yield problem(file, [...path, keyword], "keyword-not-applicable", text);
  }
  if (types.includes("array") && known && !["items", "prefixItems"].some((keyword) => Object.hasOwn(schema, keyword))) {
    yield problem(file, path, "missing-items", 'an array schema must describe its items with "items"');
  }
}

function* keywordDependencies({ file, path, schema }: SchemaNode): Generator<Diagnostic> {
  if (Object.hasOwn(schema, "contains")) return;
  for (const keyword of ["minContains", "maxContains"]) {
    if (!Object.hasOwn(schema, keyword)) continue;
    yield problem(file, [...path, keyword], "keyword-not-applicable", `"${keyword}" has no effect without "contains"`);
  }
}

function* enumValues({ file, path, schema }: SchemaNode): Generator<Diagnostic> {
  const types = typesOf(schema);
  const only = own(schema, "const");
  const mismatch = (value: unknown): string => `${quote(value)} does not have the type ${types.join(" or ")}`;
  if (types.length > 0 && only !== undefined && !hasType(only, types)) {
    yield problem(file, [...path, "const"], "enum-mismatch", mismatch(only));
  }
  const seen = new Set<string>();
  for (const [index, value] of asArray(own(schema, "enum")).entries()) {
    const at: NodePath = [...path, "enum", index];
    if (seen.has(JSON.stringify(value)))
      yield problem(file, at, "repeated-value", `values of "enum" must be unique: ${quote(value)} is repeated`);
    seen.add(JSON.stringify(value));
    if (types.length > 0 && !hasType(value, types)) {
      yield problem(file, at, "enum-mismatch", mismatch(value));
    }
  }
}

function* requiredProperties({ file, path, schema }: SchemaNode): Generator<Diagnostic> {
  const properties = own(schema, "properties");
  if (!isFields(properties)) return;
  const undeclared = (end: NodePath, name: string): Diagnostic => {
    const text = `the required property "${name}" is not declared`;
    const hint = hintAt(name, Object.keys(properties));
    return problem(file, [...path, ...end], "required-unknown-property", text, { hint });
  };
  for (const [index, name] of asArray(own(schema, "required")).entries()) {
    if (typeof name !== "string") continue;
    if (name === "account_id" && path.length === 1 && path[0] === "input") continue; // every tool has it implicitly
    const property = own(properties, name);
    if (property === undefined) yield undeclared(["required", index], name);
    else if (Object.hasOwn(asFields(property), "default")) {
      const text = `"${name}" is required, so its default has no effect`;
      yield problem(file, [...path, "properties", name, "default"], "default-on-required", text);
    }
  }
  for (const [key, required] of Object.entries(asFields(own(schema, "dependentRequired")))) {
    if (!Object.hasOwn(properties, key)) {
      const text = `the property "${key}" is not declared`;
      const hint = hintAt(key, Object.keys(properties));
      yield problem(file, [...path, "dependentRequired", key], "required-unknown-property", text, { hint });
    }
    for (const [index, name] of asArray(required).entries())
      if (typeof name === "string" && !Object.hasOwn(properties, name))
        yield undeclared(["dependentRequired", key, index], name);
  }
}
