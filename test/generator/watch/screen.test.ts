import { expect, test } from "vitest";
import type { Diagnostic } from "../../../generator/load/diagnostic.ts";
import { DiagnosticList, headline, screenLines } from "../../../generator/watch/screen.ts";

const at = (file: string, line: number): Diagnostic => ({
  file,
  line,
  column: 1,
  code: "bad-name",
  text: `in ${file}`,
});

test("the newest problems come first, and a problem that has moved to another line is not new", () => {
  const list = new DiagnosticList();
  list.replace([at("a", 1), at("b", 1)]);
  expect(list.replace([at("a", 7), at("c", 1)])).toEqual({ added: [at("c", 1)], resolved: [at("b", 1)] });
  expect(list.newestFirst).toEqual([at("c", 1), at("a", 7)]);
});

test("problems of one file are distinguished even if their texts are equal", () => {
  const list = new DiagnosticList();
  list.replace([at("a", 1), at("a", 5)]);
  expect(list.replace([at("a", 5)])).toEqual({ added: [], resolved: [at("a", 5)] });
  expect(list.newestFirst).toEqual([at("a", 5)]);
  expect(list.replace([at("a", 5), at("a", 9), at("a", 11)]).added).toEqual([at("a", 9), at("a", 11)]);
  expect(list.newestFirst).toEqual([at("a", 9), at("a", 11), at("a", 5)]);
});

test("a screen contains the counts, as many problems as fit on it, and the number of the others", () => {
  const many = ["a", "b", "c", "d"].map((file) => at(file, 1));
  const counts = { added: 4, resolved: 0, status: "checked in 3 ms" };
  expect(headline(1, counts)).toBe("1 problem (4 new, 0 resolved); checked in 3 ms");
  expect(screenLines(many, { ...counts, rows: 6 })).toEqual([
    "4 problems (4 new, 0 resolved); checked in 3 ms",
    "",
    "a:1:1: error bad-name: in a",
    "b:1:1: error bad-name: in b",
    "... and 2 older",
  ]);
});
