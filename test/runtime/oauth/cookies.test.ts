import { expect, test } from "vitest";
import { readCookie } from "../../../runtime/oauth/cookies.ts";

test.each([
  ["a=1", "1"],
  ["b=2; a=1;c=3", "1"],
  ["a=x==; b=2", "x=="],
  ["a=", ""],
  ["aa=1; b=a=2", null],
  [undefined, null],
] as const)("in Cookie: %s, the value of a is %j", (cookie, value) => {
  expect(readCookie({ headers: { cookie } }, "a")).toBe(value);
});
