import { KEYWORDS, UNSUPPORTED_KEYWORDS } from "../../language/json-schema.ts";
import type { LanguageSchema } from "../../language/key-types.ts";
import { FILE_PATHS, LANGUAGE, type SpecKind } from "../../language/language.ts";
import { formsOf, keysOf, requiredKeys } from "../../language/walk.ts";
import { code, page, prose, table, text } from "./markdown.ts";

/** Emits the reference of the specification language from its declarations, with one row for each key. */
export function languagePage(): string {
  return page("the specification language", [
    "# Specification language",
    `A specification is a folder of YAML 1.2 files. Unknown keys are errors. ${code("npx switchboard generate --check")} reports every problem with its file, line and column. For editors, ${code("generated/json-schema/")} contains a JSON Schema of each kind of file.`,
    ...Object.entries(LANGUAGE).flatMap(([kind, declaration]: [string, LanguageSchema]) => [
      `## ${code(FILE_PATHS[kind as SpecKind])}`,
      prose(declaration["description"] as string),
      keyTable(keyRows(declaration, "", true)),
    ]),
    "## JSON Schema keywords",
    `Inputs, outputs and shared schemas are JSON Schema 2020-12 with these keywords. ${code("$ref")} contains the name of a shared schema.`,
    keyTable(Object.entries(KEYWORDS).map(([keyword, { value }]) => keyRow(keyword, value, false))),
    "The language does not support these keywords:",
    table(
      ["Keyword", "Alternative"],
      Object.entries(UNSUPPORTED_KEYWORDS).map(([keyword, hint]) => [code(keyword), text(hint)]),
    ),
  ]);
}

const keyTable = (rows: readonly (readonly string[])[]): string =>
  table(["Key", "Type", "When omitted", "Meaning"], rows);

/** Returns a row for each key at and below a declaration; `path` is empty at the root of a file. */
function keyRows(schema: LanguageSchema, path: string, required: boolean): readonly (readonly string[])[] {
  const own = path === "" ? [] : [keyRow(path, schema, required)];
  return [...own, ...formsOf(schema).flatMap((form) => rowsBelow(form, path))];
}

function rowsBelow(schema: LanguageSchema, path: string): readonly (readonly string[])[] {
  if (schema.isSchema !== undefined) return [];
  const before = path === "" ? "" : `${path}.`;
  const needed = requiredKeys(schema);
  const keys = Object.entries(keysOf(schema)).flatMap(([key, value]) =>
    keyRows(value, before + key, needed.includes(key)),
  );
  const { items, additionalProperties } = schema as {
    readonly items?: LanguageSchema;
    readonly additionalProperties?: LanguageSchema | boolean;
  };
  const entries =
    typeof additionalProperties === "object" ? rowsBelowPart(additionalProperties, `${before}<name>`) : [];
  return [...keys, ...entries, ...(items ? rowsBelowPart(items, `${path}[]`) : [])];
}

const rowsBelowPart = (part: LanguageSchema, path: string): readonly (readonly string[])[] =>
  formsOf(part).flatMap((form) => rowsBelow(form, path));

function keyRow(path: string, schema: LanguageSchema, required: boolean): readonly string[] {
  return [
    code(path),
    typeText(schema),
    whenOmitted(schema, required),
    [prose(schema["description"] as string), example(schema)].filter((each) => each !== "").join(" "),
  ];
}

function whenOmitted(schema: LanguageSchema, required: boolean): string {
  if (required) return "required";
  if (schema.defaultDescription !== undefined) return prose(schema.defaultDescription);
  return schema["default"] === undefined ? "" : code(JSON.stringify(schema["default"]));
}

/** Describes the type of a declaration. */
function typeText(schema: LanguageSchema): string {
  const forms = formsOf(schema);
  if (forms.length > 1) return [...new Set(forms.map(typeText))].join(" or ");
  if ("const" in schema) return code(String(schema["const"]));
  if (schema.isSchema !== undefined) return "JSON Schema";
  const {
    type,
    enum: values,
    minimum,
    maximum,
    items,
    additionalProperties,
  } = schema as Readonly<Record<string, unknown>>;
  if (Array.isArray(values)) return values.map((value) => code(String(value))).join(", ");
  if (schema.refersTo) return `name of ${/^[aeiou]/.test(schema.refersTo) ? "an" : "a"} ${schema.refersTo}`;
  switch (type) {
    case "string":
      return schema.style === "name" ? "snake_case name" : "string";
    case "integer":
      return Number(maximum) < Number.MAX_SAFE_INTEGER
        ? `integer from ${String(minimum)} to ${String(maximum)}`
        : `integer from ${String(minimum)}`;
    case "array":
      return `list: ${typeText(items as LanguageSchema)}`;
    case "object":
      return typeof additionalProperties === "object" && additionalProperties !== null
        ? `mapping by name: ${typeText(additionalProperties as LanguageSchema)}`
        : "mapping";
    default:
      return typeof type === "string" ? type : "any value";
  }
}

function example(schema: LanguageSchema): string {
  const [first] = (schema["examples"] as readonly unknown[] | undefined) ?? [];
  return first === undefined ? "" : `Example: ${code(typeof first === "string" ? first : JSON.stringify(first))}.`;
}
