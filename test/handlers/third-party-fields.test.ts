import { join } from "node:path";
import { expect, test } from "vitest";
import type { Schema } from "../../generator/model/model.ts";
import { readSpec } from "../support/examples.ts";
import { textsOfAccount, textsOfService } from "./own-texts.ts";

const { tools, resources, schemas } = readSpec(join(import.meta.dirname, "../.."));

/** Identifiers that the service assigns or requires. Like URLs, times and other values with a format, they need not be listed. */
const identifier = /(^|\/)(id|\w+_ids?(\/\*)?|next_cursor|timezone)$/;

/** Returns whether a schema accepts every text, because it restricts neither values, format nor pattern. */
const isText = ({ type, enum: values, const: value, format, pattern }: Schema): boolean =>
  [type].flat().includes("string") && [values, value, format, pattern].every((keyword) => keyword === undefined);

/** Lists all texts of the outputs that are not marked as written by other people: `<schema>/<path>`. */
function unmarkedTexts(): string[] {
  const named = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const found = new Set<string>();
  const visited = new Set<string>();
  function walk(schema: Schema, place: string): void {
    const { $ref: name, properties, items, additionalProperties, anyOf, oneOf, allOf } = schema;
    if (typeof name === "string") {
      const target = named.get(name);
      if (!target) throw new Error(`no schema ${name}`);
      if (!visited.has(name)) walk(target, name);
      visited.add(name);
      return;
    }
    if (isText(schema) && schema["x-third-party"] !== true && !identifier.test(place)) found.add(place);
    const parts = [
      ...Object.entries(properties ?? {}).map(([property, part]) => [part, `${place}/${property}`] as const),
      ...[items, additionalProperties].map((part) => [part, `${place}/*`] as const),
      ...[anyOf, oneOf, allOf].flat().map((part) => [part, place] as const),
    ];
    for (const [part, at] of parts) if (typeof part === "object" && part !== null) walk(part as Schema, at);
  }
  for (const { output, name } of [...tools, ...resources]) if (output) walk(output, name);
  return [...found].sort();
}

test("every text of an output is marked as written by other people, or listed as a text of the service or the account", () => {
  const listed = [textsOfService, textsOfAccount].flatMap((texts) =>
    Object.entries(texts).flatMap(([schema, paths]) => paths.split(" ").map((path) => `${schema}/${path}`)),
  );
  expect(unmarkedTexts()).toEqual(listed.sort());
});
