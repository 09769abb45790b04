import { expect, test } from "vitest";
import { isKeyword, withoutKeywords } from "../../../generator/rename/keywords.ts";

test.each([
  ["export", true],
  ["type", true],
  ["conflict", false],
  ["file_export", false],
])("%s is a keyword of TypeScript: %s", (name, expected) => {
  expect(isKeyword(name)).toBe(expected);
});

test("only strings, comments and identifiers count as mentions of a name", () => {
  const lines = [
    "export const a = 1; // one export",
    "export { a as b };",
    'export * from "x/export";',
    "/** An export. */",
    "export function f(export_: string) {",
    "  /* export */ return { export: `an export ${export_}` }.export;",
    "}",
  ];
  const text = lines.join("\n");
  const offsets = [...text.matchAll(/\bexport\b/g)].map(({ index }) => index);
  const found = withoutKeywords("a.ts", text, offsets).map((offset) => text.slice(0, offset).split("\n").length);
  expect(found).toEqual([1, 3, 4, 6, 6, 6, 6]);
});
