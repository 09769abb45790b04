import { MAX_SUMMARY_LENGTH, NAME_PATTERN, type LanguageSchema, type NameKind } from "../../language/key-types.ts";
import type { Schema } from "../../model/model.ts";

/** Returns the known names of a kind. If `open` is true, other names are valid too. */
export type KnownNames = (kind: NameKind) => { readonly names: readonly string[]; readonly open: boolean };

/** The reference to the schema for JSON Schemas in a specification. */
export const SCHEMA_REFERENCE = "#/definitions/schema";

/** Converts a declaration of the language to a JSON Schema without the additional members of `KeyNotes`. */
export function editorSchema(declaration: LanguageSchema, names: KnownNames): Schema {
  const {
    what: _what,
    formatDescription: _formatDescription,
    defaultDescription: _defaultDescription,
    argumentOf: _argumentOf,
    keyedByArgumentOf: _keyedByArgumentOf,
    style,
    refersTo,
    orOneOf,
    exactlyOne,
    isSchema,
    ...schema
  } = declaration;
  const { description } = schema;
  if (isSchema === "input") return { description, ...INPUT };
  // Draft 7 ignores sibling keywords of `$ref`.
  if (isSchema) return { description, allOf: [{ $ref: SCHEMA_REFERENCE }] };
  return {
    ...mapParts(schema, (part) => editorSchema(part, names)),
    ...(style === "name" ? { pattern: NAME_PATTERN } : {}),
    ...(style === "summary" ? { maxLength: MAX_SUMMARY_LENGTH } : {}),
    ...(refersTo ? nameSchema(refersTo, orOneOf ?? [], names) : {}),
    ...(exactlyOne ? { oneOf: exactlyOne.map((key) => ({ required: [key] })) } : {}),
  };
}

/** The schema of a tool's input: a closed object. */
const INPUT: Schema = {
  allOf: [{ $ref: SCHEMA_REFERENCE }],
  required: ["type", "additionalProperties"],
  properties: { type: { const: "object" }, additionalProperties: { const: false } },
};

/** Creates the schema of a reference, which lists the known names. */
function nameSchema(kind: NameKind, others: readonly string[], known: KnownNames): Schema {
  const { names, open } = known(kind);
  const all = [...names, ...others];
  if (!open) return all.length > 0 ? { enum: all } : {};
  const form = { type: "string", pattern: kind === "schema" ? "^[A-Z][A-Za-z0-9]*$" : NAME_PATTERN };
  return { anyOf: [...(all.length > 0 ? [{ enum: all }] : []), form] };
}

/** Returns a copy of a declaration with each nested declaration replaced by the result of `map`. */
function mapParts(schema: LanguageSchema, map: (part: LanguageSchema) => Schema): Schema {
  const { properties, additionalProperties, items, anyOf } = schema as {
    readonly properties?: Readonly<Record<string, LanguageSchema>>;
    readonly additionalProperties?: LanguageSchema | boolean;
    readonly items?: LanguageSchema;
    readonly anyOf?: readonly LanguageSchema[];
  };
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, map(part)])),
    }),
    ...(typeof additionalProperties === "object" && { additionalProperties: map(additionalProperties) }),
    ...(items && { items: map(items) }),
    ...(anyOf && { anyOf: anyOf.map(map) }),
  };
}
