import { expect, test } from "vitest";
import { checkDeclared } from "../../../generator/check/rules/structure.ts";
import { KEYWORDS } from "../../../generator/language/json-schema.ts";
import type { LanguageSchema } from "../../../generator/language/key-types.ts";
import { LANGUAGE } from "../../../generator/language/language.ts";
import { formsOf, keysOf } from "../../../generator/language/walk.ts";
import { parseSpecFile } from "../../../generator/load/spec-file.ts";

const { file } = parseSpecFile("spec/service.yaml", "service", "");

const declarations: readonly (readonly [string, LanguageSchema])[] = [
  ...Object.entries(LANGUAGE).flatMap(([kind, declaration]) => below(declaration, kind)),
  ...Object.entries(KEYWORDS).flatMap(([keyword, { value }]) => below(value, keyword)),
];

test("the description of every declaration is a sentence", () => {
  const undescribed = declarations.filter(([, schema]) => !/^[A-Za-z`{].*[.)}]$/s.test(String(schema["description"])));
  expect(undescribed.map(([path]) => path)).toEqual([]);
});

test("every string and number without an enumeration has an example", () => {
  const without = declarations.filter(([, { type, enum: values, examples }]) => {
    return ["string", "integer", "number"].includes(String(type)) && !values && !examples;
  });
  expect(without.map(([path]) => path)).toEqual([]);
});

test("every example and default is valid", () => {
  for (const [path, schema] of declarations) {
    const values = [...((schema["examples"] ?? []) as unknown[]), schema["default"]];
    for (const value of values.filter((each) => each !== undefined)) {
      expect([path, [...checkDeclared(file, [path], schema, value)]]).toEqual([path, []]);
    }
  }
});

/** Returns a declaration and all nested ones, with their paths. */
function below(schema: LanguageSchema, path: string): readonly (readonly [string, LanguageSchema])[] {
  const { items, additionalProperties, anyOf } = schema as Readonly<
    Record<string, LanguageSchema | boolean | undefined>
  >;
  return [
    ...("const" in schema ? [] : [[path, schema] as const]),
    ...Object.entries(keysOf(schema)).flatMap(([key, value]) => below(value, `${path}.${key}`)),
    ...(anyOf ? formsOf(schema).flatMap((form) => below(form, path)) : []),
    ...(typeof items === "object" ? below(items, `${path}[]`) : []),
    ...(typeof additionalProperties === "object" ? below(additionalProperties, `${path}.*`) : []),
  ];
}
