import fc from "fast-check";
import type { Schema } from "../../../generator/model/model.ts";
import { isSchema } from "../../../generator/schema/schema-parts.ts";

const optional = { freq: 3 };

/**
 * Values of a self-contained schema (its references lead to `$defs`), most of them valid: formats and patterns are not
 * considered.
 */
export function valuesOf(schema: unknown, root: unknown = schema): fc.Arbitrary<unknown> {
  if (!isSchema(schema)) return fc.constantFrom<unknown>(1, "a", true);
  const target = typeof schema.$ref === "string" ? definition(schema.$ref, root) : schema;
  const { type, enum: values, const: value, anyOf, oneOf } = target;
  if (value !== undefined) return fc.constant(value);
  if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
  const choices = (anyOf ?? oneOf) as readonly Schema[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, root)));
  return fc.oneof(
    ...[(type ?? "string") as string | readonly string[]].flat().map((name) => valuesOfType(name, target, root)),
  );
}

const definition = (reference: string, root: unknown): Schema => {
  const definitions = (root as { readonly $defs?: Readonly<Record<string, Schema>> }).$defs;
  return definitions?.[reference.split("/").at(-1) ?? ""] ?? {};
};

function valuesOfType(type: string, schema: Schema, root: unknown): fc.Arbitrary<unknown> {
  const bound = (keyword: string, general: number): number => Number(schema[keyword] ?? general);
  switch (type) {
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "integer":
    case "number": {
      const min = bound("minimum", -5);
      return fc.integer({ min, max: Math.max(min, bound("maximum", min + 1_000)) });
    }
    case "array": {
      const minLength = bound("minItems", 0);
      const size = { minLength, maxLength: Math.max(minLength, bound("maxItems", 3)) };
      return fc.array(valuesOf(schema["items"], root), { ...size, size: "max" });
    }
    case "object":
      return objects(schema, root);
    default: {
      const minLength = bound("minLength", 0);
      const maxLength = Math.max(minLength, Math.min(bound("maxLength", 30), 5_000));
      const length = fc.oneof(fc.constant(minLength), fc.constant(maxLength));
      return length.map((count) => "az".repeat(Math.ceil(count / 2)).slice(0, count));
    }
  }
}

function objects(schema: Schema, root: unknown): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema["properties"] ?? {}) as Readonly<Record<string, Schema>>);
  const required = (schema["required"] ?? []) as readonly string[];
  const members = properties.map(([name, property]) => {
    const value = valuesOf(property, root);
    return [name, required.includes(name) ? value : fc.option(value, { ...optional, nil: undefined })] as const;
  });
  return fc
    .record(Object.fromEntries(members))
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)));
}
