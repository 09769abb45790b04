import { asFields, asString, isFields, own, type Fields } from "../check/fields.ts";
import { partsOf } from "../check/schema-nodes.ts";
import type { Spec } from "../check/spec-view.ts";
import { KEYWORDS } from "../language/json-schema.ts";
import type { NodePath } from "../load/spec-file.ts";
import { matches } from "../schema/matches.ts";

/** Returns the schemas that describe the same value as a schema: itself, its forms, and shared schemas. Each occurs once. */
export function formsOf(spec: Spec, schema: unknown, seen = new Set<unknown>()): readonly Fields[] {
  if (!isFields(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const shared = spec.schemas.get(asString(own(schema, "$ref")) ?? "");
  return [schema, ...[shared?.value, ...inlineForms(schema)].flatMap((form) => formsOf(spec, form, seen))];
}

/** Returns the schemas that describe the value at a key or index of a value, which `forms` describe. */
export function schemasAt(spec: Spec, forms: readonly Fields[], step: string | number): readonly Fields[] {
  const seen = new Set<unknown>();
  return forms.flatMap((schema) =>
    partsOf({ schema, path: [] })
      .filter(({ path }) => describesStep(schema, path, step))
      .flatMap(({ value }) => formsOf(spec, value, seen)),
  );
}

/**
 * Returns the schemas besides `declaring` that describe the property `name` of the same object, and may mean another property;
 * null if `declaring` does not describe the object.
 * @param forms the schemas that describe the object.
 */
export function rivalsOf(
  spec: Spec,
  forms: readonly Fields[],
  declaring: unknown,
  name: string,
): readonly Fields[] | null {
  if (!isFields(declaring) || !forms.includes(declaring)) return null;
  const same = new Set(inlineFormsBelow(declaring));
  return forms.filter((form) => !same.has(form) && schemasAt(spec, [form], name).length > 0);
}

function inlineFormsBelow(schema: Fields): readonly Fields[] {
  return [schema, ...inlineForms(schema).flatMap(inlineFormsBelow)];
}

const inlineForms = (schema: Fields): readonly Fields[] =>
  partsOf({ schema, path: [] }).flatMap(({ path: [keyword], value }) =>
    appliesToItself(String(keyword)) && isFields(value) ? [value] : [],
  );

/** Whether the schemas of a keyword describe the value itself. Those of keywords for one type describe parts of the value. */
const appliesToItself = (keyword: string): boolean =>
  Object.hasOwn(KEYWORDS, keyword) && KEYWORDS[keyword]?.types === undefined;

/** Whether the subschema at a path in a schema describes the value at a key (a string) or index. */
function describesStep(schema: Fields, [keyword, name]: NodePath, step: string | number): boolean {
  if (typeof step === "string") {
    if (keyword === "properties") return name === step;
    if (keyword === "patternProperties") return matches(String(name), step) ?? false;
    return keyword === "additionalProperties" && !isNamed(schema, step);
  }
  if (keyword === "prefixItems") return name === step;
  if (keyword === "items") return !Array.isArray(schema["prefixItems"]) || step >= schema["prefixItems"].length;
  return keyword === "contains";
}

const isNamed = (schema: Fields, key: string): boolean =>
  Object.hasOwn(asFields(own(schema, "properties")), key) ||
  Object.keys(asFields(own(schema, "patternProperties"))).some((pattern) => matches(pattern, key));
