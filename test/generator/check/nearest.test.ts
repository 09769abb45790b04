import { expect, test } from "vitest";
import { hintAt } from "../../../generator/check/nearest.ts";

test("lists all names if there are few and none is close", () => {
  expect(hintAt("wrong", ["red", "green"])).toBe("use one of: red, green");
  expect(
    hintAt(
      "wrong",
      Array.from({ length: 40 }, (_, index) => `name_${index}`),
    ),
  ).toBeUndefined();
});
