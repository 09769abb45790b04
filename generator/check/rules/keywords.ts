import type { NodePath } from "../../load/spec-file.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { fieldsOf, isFields, listOf, own, textOf } from "../fields.ts";
import { BOUNDS, FORMATS, KEYWORDS, LEFT_OUT, TYPES, hasType, type KeywordValue } from "../keywords.ts";
import { didYouMean, hintAt } from "../nearest.ts";
import { problem, quote, type Rule } from "../problem.ts";
import { outputReference, partsOf, schemaNodes, type SchemaNode } from "../schema-nodes.ts";

/** Schemas hold known keywords with values that fit them: after this, every part of a schema can be relied on. */
export const keywordForms: Rule = function* (spec) {
  for (const node of schemaNodes(spec)) {
    yield* unknownKeywords(node);
    for (const [keyword, value] of Object.entries(node.schema)) {
      const known = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
      if (known) yield* valueForm(node, keyword, known.value, value);
    }
    yield* partForms(node);
  }
  for (const { file, output } of outputs(spec)) {
    const found = outputReference(output);
    for (const key of found ? Object.keys(fieldsOf(output)) : []) {
      if (key === found?.key) continue;
      yield problem(file, ["output", key], "unknown-key", `"${key}" cannot stand beside "${found?.key ?? ""}"`);
    }
    if (found && typeof found.name !== "string") {
      const text = `"${found.key}" takes the name of a shared schema`;
      yield problem(file, ["output", found.key], "wrong-type", text, { at: "value" });
    }
  }
};

function outputs({ files }: Parameters<Rule>[0]) {
  const withOutput = files.filter(({ kind }) => kind === "tool" || kind === "resource");
  return withOutput.map((file) => ({ file, output: own(fieldsOf(file.value), "output") }));
}

function* unknownKeywords({ file, path, schema }: SchemaNode): Generator<Diagnostic> {
  for (const keyword of Object.keys(schema)) {
    if (Object.hasOwn(KEYWORDS, keyword)) continue;
    const at = [...path, keyword];
    if (Object.hasOwn(LEFT_OUT, keyword)) {
      const text = `the specification language leaves "${keyword}" out`;
      yield problem(file, at, "unsupported-keyword", text, { hint: LEFT_OUT[keyword] });
    } else {
      const hint = didYouMean(keyword, Object.keys(KEYWORDS));
      yield problem(file, at, "unknown-keyword", `"${keyword}" is not a JSON Schema keyword`, { hint });
    }
  }
}

function* partForms(node: SchemaNode): Generator<Diagnostic> {
  for (const { path, value } of partsOf(node)) {
    const keyword = path.length === node.path.length + 1 ? String(path.at(-1)) : "";
    const closes = value === false && KEYWORDS[keyword]?.value === "schema or false";
    if (isFields(value) || closes || (value === true && keyword === "additionalProperties")) continue;
    const text = `a schema must stand here, not ${quote(value)}`;
    yield problem(node.file, path, "bad-keyword-value", text, { at: "value" });
  }
}

/** The test of each kind of value, and how to say what is expected. */
const FORMS: Readonly<Record<Exclude<KeywordValue, "anything" | "schema" | "schema or false">, [Test, string]>> = {
  text: [(value) => typeof value === "string" && value.trim() !== "", "a text that is not empty"],
  flag: [(value) => typeof value === "boolean", "true or false"],
  count: [(value) => Number.isInteger(value) && Number(value) >= 0, "a whole number from 0"],
  number: [(value) => Number.isFinite(value), "a number"],
  "positive number": [(value) => Number.isFinite(value) && Number(value) > 0, "a number above 0"],
  names: [areNames, "a list of distinct names"],
  values: [(value) => Array.isArray(value) && value.length > 0, "a list that is not empty"],
  list: [(value) => Array.isArray(value) && value.length > 0, "a list that is not empty"],
  type: [isType, `one or several of ${TYPES.join(", ")}`],
  pattern: [(value) => typeof value === "string", "a regular expression"],
  schemas: [(value) => Array.isArray(value) && value.length > 0, "a list of schemas that is not empty"],
  "named schemas": [isFields, "a mapping of schemas"],
  "names by name": [(value) => isFields(value) && Object.values(value).every(areNames), "a mapping of lists of names"],
};
type Test = (value: unknown) => boolean;

function* valueForm(node: SchemaNode, keyword: string, kind: KeywordValue, value: unknown): Generator<Diagnostic> {
  if (kind === "anything" || kind === "schema" || kind === "schema or false") return;
  const [fits, expected] = FORMS[kind];
  if (fits(value)) return;
  const text = `"${keyword}" takes ${expected}, not ${quote(value)}`;
  const hint = kind === "type" && typeof value === "string" ? didYouMean(value, TYPES) : undefined;
  yield problem(node.file, [...node.path, keyword], "bad-keyword-value", text, { at: "value", hint });
}

function areNames(value: unknown): boolean {
  const items = listOf(value);
  return (
    Array.isArray(value) && items.every((item) => typeof item === "string") && new Set(items).size === items.length
  );
}

function isType(value: unknown): boolean {
  const known = (name: unknown) => TYPES.some((type) => type === name);
  return known(value) || (areNames(value) && listOf(value).length > 0 && listOf(value).every(known));
}

/** Well-formed keywords that contradict each other or say nothing. */
export const keywordSense: Rule = function* (spec) {
  for (const node of schemaNodes(spec)) {
    yield* typeSense(node);
    yield* partnerSense(node);
    yield* rangeSense(node);
    yield* enumSense(node);
    yield* requiredSense(node);
    const format = textOf(own(node.schema, "format"));
    if (format !== undefined && !FORMATS.has(format)) {
      const at = [...node.path, "format"];
      yield problem(node.file, at, "unknown-format", `the validators know no format ${quote(format)}`, {
        hint: hintAt(format, FORMATS),
        at: "value",
      });
    }
  }
};

/** The types that a schema names, or an empty list where it names none. */
export function typesOf(schema: SchemaNode["schema"]): readonly string[] {
  const type = own(schema, "type");
  return isType(type) ? ([type].flat() as string[]) : [];
}

const SAYS_TYPE = ["$ref", "type", "enum", "const", "allOf", "anyOf", "oneOf", "not"];

function* typeSense({ file, path, schema, role, depth }: SchemaNode): Generator<Diagnostic> {
  const known = Object.keys(schema).every((keyword) => Object.hasOwn(KEYWORDS, keyword));
  const parent = path.at(-2);
  const branch = typeof path.at(-1) === "number" && ["allOf", "anyOf", "oneOf"].includes(String(parent));
  const says = SAYS_TYPE.some((keyword) => Object.hasOwn(schema, keyword));
  const ownRule = depth === 0 && role !== "shared";
  if (!says && known && !branch && !ownRule && path.at(-1) !== "not" && path.at(-1) !== "propertyNames") {
    const hint = `for any value: type: [${TYPES.filter((type) => type !== "integer").join(", ")}]`;
    yield problem(file, path, "missing-type", "the schema does not say which type it describes", { hint });
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
    yield problem(file, path, "missing-items", 'an array must say with "items" what it holds');
  }
}

function* partnerSense({ file, path, schema }: SchemaNode): Generator<Diagnostic> {
  if (Object.hasOwn(schema, "contains")) return;
  for (const keyword of ["minContains", "maxContains"]) {
    if (!Object.hasOwn(schema, keyword)) continue;
    yield problem(file, [...path, keyword], "keyword-not-applicable", `"${keyword}" has no effect without "contains"`);
  }
}

function* rangeSense({ file, path, schema }: SchemaNode): Generator<Diagnostic> {
  for (const [lower, upper] of BOUNDS) {
    const [low, high] = [own(schema, lower), own(schema, upper)];
    if (typeof low !== "number" || typeof high !== "number") continue;
    const exclusive = lower.startsWith("exclusive") || upper.startsWith("exclusive");
    if (low < high || (low === high && !exclusive)) continue;
    const text = `no value fits: "${lower}" is ${low} and "${upper}" is ${high}`;
    yield problem(file, [...path, lower], "empty-range", text);
  }
}

function* enumSense({ file, path, schema }: SchemaNode): Generator<Diagnostic> {
  const types = typesOf(schema);
  const seen = new Set<string>();
  for (const [index, value] of listOf(own(schema, "enum")).entries()) {
    const at: NodePath = [...path, "enum", index];
    if (seen.has(JSON.stringify(value)))
      yield problem(file, at, "repeated-value", `${quote(value)} stands here a second time`);
    seen.add(JSON.stringify(value));
    if (types.length > 0 && !hasType(value, types)) {
      yield problem(file, at, "enum-mismatch", `${quote(value)} is not of the type ${types.join(" or ")}`);
    }
  }
}

function* requiredSense({ file, path, schema }: SchemaNode): Generator<Diagnostic> {
  const properties = own(schema, "properties");
  if (!isFields(properties)) return;
  for (const [index, name] of listOf(own(schema, "required")).entries()) {
    if (typeof name !== "string") continue;
    const property = own(properties, name);
    if (property === undefined) {
      const hint = hintAt(name, Object.keys(properties));
      yield problem(file, [...path, "required", index], "required-unknown-property", `no property is named "${name}"`, {
        hint,
      });
    } else if (Object.hasOwn(fieldsOf(property), "default")) {
      const text = `"${name}" is required, so its default never takes effect`;
      yield problem(file, [...path, "properties", name, "default"], "default-on-required", text);
    }
  }
}
