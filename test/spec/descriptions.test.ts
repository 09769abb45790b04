import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Schemas of saved searches, whose properties are described as arguments of the search tools. */
const describedElsewhere = new Set(["SearchQuery", "NumberRange"]);

/** Returns the paths of the properties below a schema that neither have a description nor refer to a schema with one. */
const undescribed = (schema: Schema, path: string): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const isDescribed = property.description ?? property.$ref ?? property.anyOf ?? property.allOf;
    return [...(isDescribed ? [] : [`${path}.${name}`]), ...undescribed(property, `${path}.${name}`)];
  }),
  ...[schema.items, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((part) =>
    part ? undescribed(part, `${path}[]`) : [],
  ),
];

test("every property in the OpenAPI document is described", () => {
  const text = readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8");
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, Schema> } };
  const schemas = Object.entries(components.schemas).filter(([name]) => !describedElsewhere.has(name));
  expect(schemas.length).toBeGreaterThan(200);
  expect(schemas.flatMap(([name, schema]) => undescribed(schema, name))).toEqual([]);
});
