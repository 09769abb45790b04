import { expect, test } from "vitest";
import { editDistance, nearest, nearestFew } from "../../../runtime/contract/nearest.ts";

test("counts insertions, deletions, substitutions and transpositions", () => {
  expect(editDistance("summary", "sumary")).toBe(1);
  expect(editDistance("title", "titel")).toBe(1);
  expect(editDistance("effect", "affects")).toBe(2);
  expect(editDistance("", "abc")).toBe(3);
});

test("a limit changes no distance within it", () => {
  const names = ["ab", "ba", "abcab", "bacba", "aabbcc", "cabcabc", "bbbb", "acbacbaa", ""];
  const pairs = names.flatMap((one) => names.map((other) => [one, other] as const));
  const limits = [0, 1, 2, 3, 4];
  for (const limit of limits) {
    const within = pairs.map(([one, other]) => editDistance(one, other, limit)).map((found) => found <= limit && found);
    expect(within).toEqual(
      pairs.map(([one, other]) => editDistance(one, other)).map((found) => found <= limit && found),
    );
  }
  expect(editDistance("summary", "boxes", 2)).toBe(Infinity);
});

test("finds the intended name, ignoring case", () => {
  expect(nearest("maxlength", ["minLength", "maxLength"])).toBe("maxLength");
  expect(nearest("int", ["string", "integer"])).toBe("integer");
  expect(nearest("minimum", ["max", "min"])).toBe("min");
});

test("returns undefined if no candidate is close", () => {
  expect(nearest("colour", ["name", "title", "summary"])).toBeUndefined();
  expect(nearest("x".repeat(5000), ["x".repeat(4999)])).toBeUndefined();
});

test("finds several names, closest first, ties in the given order", () => {
  const names = ["list_posts", "list_notes", "list_note", "add_note"];
  expect(nearestFew("list_note", names, 2)).toEqual(["list_note", "list_notes"]);
  expect(nearestFew("lits_notes", names, 3)).toEqual(["list_notes", "list_note", "list_posts"]);
  expect(nearestFew("x".repeat(5000), names, 3)).toEqual([]);
});
