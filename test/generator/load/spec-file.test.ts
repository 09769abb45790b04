import { expect, test } from "vitest";
import { locate, parseSpecFile, type NodePath } from "../../../generator/load/spec-file.ts";

const parse = (text: string) => parseSpecFile("spec/tools/books/save_book.yaml", "tool", text);

test("takes name and category from the path", () => {
  expect(parse("a: 1\n").file).toMatchObject({ name: "save_book", category: "books", value: { a: 1 }, broken: false });
});

test("locates keys, values and items, also where names repeat on the way", () => {
  const { file } = parse(
    "input:\n  properties:\n    input: { type: string }\nroutes:\n  - GET /a\n  - { route: POST /b }\n",
  );
  const at = (path: NodePath, what?: "key" | "value") => Object.values(locate(file, path, what)).join(":");
  expect(at(["input"])).toBe("1:1");
  expect(at(["input", "properties", "input"])).toBe("3:5");
  expect(at(["input", "properties", "input"], "value")).toBe("3:12");
  expect(at(["input", "properties", "input", "type"], "value")).toBe("3:20");
  expect(at(["routes", 1])).toBe("6:5");
  expect(at(["routes", 1, "route"], "value")).toBe("6:14");
});

test("locates the nearest parent of what is not there", () => {
  const { file } = parse("input:\n  properties: {}\nempty:\n");
  expect(locate(file, ["input", "properties", "x", "type"])).toEqual({ line: 2, column: 15 });
  expect(locate(file, ["empty", "x"])).toMatchObject({ line: 3 });
  expect(locate(parse("").file, ["x"])).toEqual({ line: 1, column: 1 });
});

test("tells only the first syntax error, and leaves the value out", () => {
  const { file, diagnostics } = parse("a: [1\nb: }\nc: 'x\n");
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({ code: "yaml-syntax", line: 2 });
  expect(file).toMatchObject({ value: null, broken: true });
});

test("reports every duplicate key", () => {
  expect(parse("a: 1\nb: { c: 1, c: 2 }\na: 2\n").diagnostics).toMatchObject([
    { code: "duplicate-key", line: 2, column: 12, text: '"c" is a duplicate key' },
    { code: "duplicate-key", line: 3, column: 1, text: '"a" is a duplicate key' },
  ]);
});

test.each([
  ["an alias", "a: &x 1\nb: *x\n", "2:4"],
  ["an alias of nothing", "b: *x\n", "1:4"],
  ["a value that holds itself", "a: &x [*x]\n", "1:8"],
  ["a key that is a list", "? [a]\n: 1\n", "1:3"],
  ["a tag of YAML that JSON lacks", "a: !!binary aGk=\n", "1:13"],
  ["a tag of its own", "a: !mine x\n", "1:10"],
])("refuses %s", (_, text, place) => {
  const { file, diagnostics } = parse(text);
  const places = diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`);
  expect(places).toContain(`${place} yaml-feature`);
  expect(file.value).toBeNull();
});

test("keeps a key named __proto__ as data", () => {
  const { file } = parse("__proto__: { x: 1 }\n");
  expect(Object.keys(file.value as object)).toEqual(["__proto__"]);
});
