import { expect, test } from "vitest";
import { loadSpec } from "../../../generator/load/load-spec.ts";
import { locate } from "../../../generator/load/spec-file.ts";

const load = (files: Readonly<Record<string, string>>) => loadSpec(new Map(Object.entries(files)));

test("the path determines the kind of a file", () => {
  const { files, diagnostics } = load({
    "spec/tools/books/find.yaml": "name: find",
    "spec/service.yaml": "name: shelf",
    "spec/schemas/Book.yaml": "type: object",
    "spec/prompts/plan.yaml": "name: plan",
    "spec/resources/shelf.yaml": "name: shelf",
  });
  expect(diagnostics).toEqual([]);
  expect(files.map(({ path, kind, name, category }) => [path, kind, name, category])).toEqual([
    ["spec/prompts/plan.yaml", "prompt", "plan", null],
    ["spec/resources/shelf.yaml", "resource", "shelf", null],
    ["spec/schemas/Book.yaml", "schema", "Book", null],
    ["spec/service.yaml", "service", "service", null],
    ["spec/tools/books/find.yaml", "tool", "find", "books"],
  ]);
});

test.each([
  ["spec/tools/find.yaml", "tools belong in spec/tools/<category>/<tool>.yaml"],
  ["spec/tools/books/find.yml", 'rename it to "find.yaml"'],
  [
    "spec/notes.txt",
    "spec/ contains only service.yaml, scopes.yaml, limits.yaml, errors.yaml, diff-exceptions.yaml, schemas/, tools/, responses/, prompts/, resources/ and events/",
  ],
  [
    "spec/constructor",
    "spec/ contains only service.yaml, scopes.yaml, limits.yaml, errors.yaml, diff-exceptions.yaml, schemas/, tools/, responses/, prompts/, resources/ and events/",
  ],
])("%s is an unexpected file", (path, hint) => {
  const { files, diagnostics } = load({ [path]: "name: find" });
  expect(files).toEqual([]);
  expect(diagnostics).toEqual([
    expect.objectContaining({ file: path, line: 1, column: 1, code: "unexpected-file", hint }),
  ]);
});

test("a syntax error is reported at its position and hides no other problem", () => {
  const { files, diagnostics } = load({
    "spec/errors.yaml": "a: 1\nb: [1, 2\nc: 3\n",
    "spec/limits.yaml": "a: 1\na: 2\n",
  });
  expect(diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual(
    expect.arrayContaining(["spec/errors.yaml:3 yaml-syntax", "spec/limits.yaml:2 duplicate-key"]),
  );
  expect(files.map(({ value }) => value)).toEqual([null, null]);
});

test("positions are found by key and by value", () => {
  const [file] = load({
    "spec/service.yaml": "name: shelf\npaths:\n  mcp: /mcp\n  list:\n    - one\n    - two\n",
  }).files;
  if (!file) throw new Error("no file");
  expect(locate(file, ["paths", "mcp"])).toEqual({ line: 3, column: 3 });
  expect(locate(file, ["paths", "mcp"], "value")).toEqual({ line: 3, column: 8 });
  expect(locate(file, ["paths", "list", 1])).toEqual({ line: 6, column: 7 });
  expect(locate(file, ["paths", "missing", "deeper"])).toEqual({ line: 3, column: 3 });
  expect(locate(file, [])).toEqual({ line: 1, column: 1 });
});
