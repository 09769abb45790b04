import { expect, test } from "vitest";
import { editDistance, hintAt, nearest } from "../../../generator/check/nearest.ts";

test("counts insertions, deletions, substitutions and swaps of neighbours", () => {
  expect(editDistance("summary", "sumary")).toBe(1);
  expect(editDistance("title", "titel")).toBe(1);
  expect(editDistance("effect", "affects")).toBe(2);
  expect(editDistance("", "abc")).toBe(3);
});

test("finds the name that is meant, whatever the case", () => {
  expect(nearest("maxlength", ["minLength", "maxLength"])).toBe("maxLength");
  expect(nearest("int", ["string", "integer"])).toBe("integer");
});

test("finds nothing where nothing is close", () => {
  expect(nearest("colour", ["name", "title", "summary"])).toBeUndefined();
  expect(nearest("x".repeat(5000), ["x".repeat(4999)])).toBeUndefined();
});

test("lists the names where they are few and none is close", () => {
  expect(hintAt("wrong", ["red", "green"])).toBe("one of: red, green");
  expect(
    hintAt(
      "wrong",
      Array.from({ length: 40 }, (_, index) => `name_${index}`),
    ),
  ).toBeUndefined();
});
