import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Operation {
  readonly operationId?: string;
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly examples?: object }>> }>
  >;
}

test("every operation in the OpenAPI document has a recorded response", () => {
  const text = readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8");
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  expect(operations).not.toEqual([]); // counts.test.ts checks their number
  const without = operations.filter(({ responses }) => !responses?.["200"]?.content?.["application/json"]?.examples);
  expect(without.map(({ operationId }) => operationId)).toEqual([]);
});
