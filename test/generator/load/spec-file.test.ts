import { expect, test } from "vitest";
import { MAX_ENTRIES, MAX_NESTING, MAX_YAML_PROBLEMS } from "../../../generator/load/limits.ts";
import { locate, parseSpecFile, type NodePath } from "../../../generator/load/spec-file.ts";

const parse = (text: string) => parseSpecFile("spec/tools/books/save_book.yaml", "tool", text);

test("derives name and category from the path", () => {
  expect(parse("a: 1\n").file).toMatchObject({ name: "save_book", category: "books", value: { a: 1 }, broken: false });
});

test("locates keys, values and items, even if names repeat in the path", () => {
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

test("locates the nearest existing parent of a missing path", () => {
  const { file } = parse("input:\n  properties: {}\nempty:\n");
  expect(locate(file, ["input", "properties", "x", "type"])).toEqual({ line: 2, column: 15 });
  expect(locate(file, ["empty", "x"])).toMatchObject({ line: 3 });
  expect(locate(parse("").file, ["x"])).toEqual({ line: 1, column: 1 });
});

test("reports only the first syntax error, and omits the value", () => {
  const { file, diagnostics } = parse("a: [1\nb: }\nc: 'x\n");
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({ code: "yaml-syntax", line: 2 });
  expect(file).toMatchObject({ value: null, broken: true });
});

test.each([
  ["summary: Read: one note\n", "1:10", 'put text that contains ": " in quotes'],
  ["a:\n  b: 1\n   c: 2\n", "2:6", "indent a key like the keys next to it"],
  ["a:\n  b: 1\n c: 2\n", "3:1", "indent this line with spaces, like the entries before it"],
  ["a:\n\tb: 1\n", "2:1", "indent with spaces"],
  ["scopes: [core\nb: 1\n", "2:1", 'add the "]"'],
  ["a: { b: 1\nc: 1\n", "2:1", 'add the "}"'],
  ["a: { b: 1 c: 2 }\n", "1:9", "put a comma between entries"],
  ["a: { b: 1,, c: 2 }\n", "1:11", "remove one of the commas"],
  ["a: 1\ntext: 'It\nb: 2\n", "2:7", "write '' for an apostrophe"],
  ['a: "x\nb: 2\n', "1:4", 'write \\" for a quotation mark'],
  ["a: 'it's'\n", "1:8", "put all of the text in quotes"],
  ['pattern: "\\d+"\n', "1:11", "write two backslashes"],
  ["a: @x\n", "1:4", "put the text in quotes"],
  ["title: x\nname list\n", "2:1", 'write "key: value"'],
  ["a: - 1\n", "1:4", "start it on the next line"],
  ["a:\n  b: 1\n  - 2\n", "3:1", "put the list below a separate key"],
  ["routes:\n- GET /a\n-POST /b\n", "3:1", 'write "key: value"'],
  ["- a\nb: 1\n", "2:1", 'a list item starts with "- "'],
  ["a: |foo\n  x\n", "1:5", "start the text on the next line"],
  ["a: |\n\tx\n", "2:1", "indent the text with spaces"],
  ["a: 'x'#c\n", "1:7", 'put a space before the "#"'],
  ["a: 1]\nb: ]\n", "2:4", "remove it, or put the text in quotes"],
  ["%YAML 1.2\na: 1\n", "2:1", 'add a line "---"'],
  ["a: 1\n---\nb: 1\n", "2:1", "to a separate file"],
  ["'a' 'b': 1\n", "1:5", "with a meaning in YAML"],
])("a syntax error has its place and says what to write instead: %j", (text, place, hint) => {
  const [diagnostic] = parse(text).diagnostics;
  expect(`${diagnostic?.line}:${diagnostic?.column}`).toBe(place);
  expect(diagnostic).toMatchObject({ code: "yaml-syntax", hint: expect.stringContaining(hint) });
});

test("reports every duplicate key", () => {
  expect(parse("a: 1\nb: { c: 1, c: 2 }\na: 2\n").diagnostics).toMatchObject([
    { code: "duplicate-key", line: 2, column: 12, text: '"c" is a duplicate key' },
    { code: "duplicate-key", line: 3, column: 1, text: '"a" is a duplicate key' },
  ]);
});

test.each([
  ["an alias", "a: &x 1\nb: *x\n", "2:4"],
  ["an alias of an unknown anchor", "b: *x\n", "1:4"],
  ["a value that contains itself", "a: &x [*x]\n", "1:8"],
  ["a key that is a list", "? [a]\n: 1\n", "1:3"],
  ["a YAML tag without a JSON equivalent", "a: !!binary aGk=\n", "1:13"],
  ["a custom tag", "a: !mine x\n", "1:10"],
])("rejects the YAML feature: %s", (_, text, place) => {
  const { file, diagnostics } = parse(text);
  const places = diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`);
  expect(places).toContain(`${place} yaml-feature`);
  expect(file.value).toBeNull();
});

test("preserves a key named __proto__ as data", () => {
  const { file } = parse("__proto__: { x: 1 }\n");
  expect(Object.keys(file.value as object)).toEqual(["__proto__"]);
});

test.each([
  ["a directive of another version", "%YAML 1.1\n---\na: 0777\n", "1:1 yaml-feature"],
  ["a directive after a comment", "# first\n%TAG ! tag:example.com,2000:\n---\na: 1\n", "2:1 yaml-feature"],
  ["an unknown directive", "%FOO bar\n---\na: 1\n", "1:1 yaml-feature"],
  ["a boolean as key", "true: 1\n", "1:1 yaml-feature"],
  ["a number as key", "a: { 1: x }\n", "1:6 yaml-feature"],
  ["null as key", "~: 1\n", "1:1 yaml-feature"],
  ["an empty key", ": 1\n", "1:1 yaml-feature"],
  ["the same key in another notation", "a: 1\n'a': 2\n", "2:1 duplicate-key"],
  ["infinity", "a: .inf\n", "1:4 unrepresentable-number"],
  ["negative infinity", "a: [-.INF]\n", "1:5 unrepresentable-number"],
  ["NaN", "a: .nan\n", "1:4 unrepresentable-number"],
  ["a number out of range", "a: 1e400\n", "1:4 unrepresentable-number"],
  ["an integer that would be rounded", "a: 9007199254740993\n", "1:4 unrepresentable-number"],
  ["a negative integer that would be rounded", "a: -9007199254740993\n", "1:4 unrepresentable-number"],
  ["a hexadecimal integer that would be rounded", "a: 0x20000000000001\n", "1:4 unrepresentable-number"],
  ["a rounded integer with an exponent", "a: 9007199254740993e0\n", "1:4 unrepresentable-number"],
  ["a rounded integer with a fraction and an exponent", "a: -9.007199254740993e15\n", "1:4 unrepresentable-number"],
  ["a number that would be rounded to 0", "a: 1e-400\n", "1:4 unrepresentable-number"],
  ["a fraction that would be rounded to 0", `a: -0.${"0".repeat(400)}1\n`, "1:4 unrepresentable-number"],
  ["a fraction that would be rounded to an integer", "a: 1.00000000000000000001\n", "1:4 unrepresentable-number"],
  ["a large fraction that would be rounded to an integer", "a: 9007199254740993.5\n", "1:4 unrepresentable-number"],
  ["a fraction with an exponent that would be rounded", "a: -90071992547409935e-1\n", "1:4 unrepresentable-number"],
  ["a second document", "a: 1\n---\na: 2\n", "2:1 yaml-syntax"],
  ["a value that its tag does not accept", "a: !!int hello\n", "1:4 yaml-syntax"],
  ["flow collections nested without limit", "[".repeat(100_000), "1:102 nesting-too-deep"],
  ["compact lists nested without limit", "- ".repeat(100_000), "1:203 nesting-too-deep"],
  ["keys nested without limit", "? ".repeat(100_000), "1:203 nesting-too-deep"],
  ["a long list", `[${"1,".repeat(MAX_ENTRIES + 1)}]`, "1:1 too-many-entries"],
])("rejects %s", (_, text, place) => {
  const { file, diagnostics } = parse(text);
  expect(diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([place]);
  expect(file).toMatchObject({ value: null, broken: true });
});

test.each([
  ["%YAML 1.2\n---\na: 0777\n", { a: 777 }],
  ["\ufeffa: 1\r\nb: 2\r\n", { a: 1, b: 2 }],
  [
    "a: 9007199254740991\nb: 1e300\nc: 0.1234567890123456789\n",
    { a: 9007199254740991, b: 1e300, c: 0.12345678901234568 },
  ],
  ["[9.007199254740991e15, 1200e-2, 1E+30, 0e9, -0.0e-400]", [9007199254740991, 12, 1e30, 0, -0]],
  ["[4503599627370495.5, 2.50, 3.0, -1.0e0]", [4503599627370495.5, 2.5, 3, -1]],
  ["a: yes\nb: '.inf'\n'true': 1\n", { a: "yes", b: ".inf", true: 1 }],
  [`${"[".repeat(MAX_NESTING)}${"]".repeat(MAX_NESTING)}`, expect.any(Array)],
  [`[${"1,".repeat(MAX_ENTRIES)}]`, expect.any(Array)],
  ["", null],
])("reads %j", (text, value) => {
  expect(parse(text)).toMatchObject({ file: { value, broken: false }, diagnostics: [] });
});

test.each([
  ["1e-400", "1e-400 would be rounded to 0", "write 0 or"],
  ["2.00000000000000000001", "2.00000000000000000001 would be rounded to 2", "write 2 or"],
  ["9007199254740993.5", "9007199254740993.5 is outside the range of exact integers", "write an integer between"],
  ["9007199254740993", "9007199254740993 is outside the range of exact integers", "write an integer between"],
])("says how to mend the number %s", (number, text, hint) => {
  expect(parse(`a: ${number}\n`).diagnostics).toMatchObject([{ text, hint: expect.stringContaining(hint) as string }]);
});

test("reports a bounded number of problems of one file", () => {
  const tags = `[${"!mine x, ".repeat(MAX_ENTRIES)}]`;
  expect(parse(tags).diagnostics).toHaveLength(MAX_YAML_PROBLEMS);
});
