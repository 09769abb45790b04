import fc from "fast-check";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { isPlainlyLinear } from "../../../generator/check/linear-pattern.ts";

const recheck = createRequire(import.meta.url)("recheck/lib/browser.js") as Pick<typeof import("recheck"), "checkSync">;

test.each([
  "^[a-z]+$",
  "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",
  "^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$",
  "^\\d{4}-\\d{2}-\\d{2}$",
  "^(?:https?|ftp)://[^\\s/]+/?$",
  "^#[0-9a-fA-F]{6}$",
  "^[^@]+@[^@]+",
  "^\\u{1f600}?[\\u0041-\\x5a]*$",
  "[ab]c?\\.",
  "^a{3}a{2}$",
  "^a*?b$",
  "^$",
  "",
])("%s takes linear time, as anyone can see", (pattern) => {
  expect(() => new RegExp(pattern, "u")).not.toThrow();
  expect(isPlainlyLinear(pattern)).toBe(true);
});

test.each([
  "[a-z]+$",
  "a+b",
  "^(a*)*$",
  "^(a+)+$",
  "^(a|ab)*$",
  "^(a?|b?)$",
  "^\\w+\\w+$",
  "^\\w*[^.]*$",
  "^.*a.*$",
  "^a{2,3}a$",
  "^(?=a)a$",
  "^(a)\\1$",
  "^\\p{L}+$",
  "^a|b+$",
  "^\\bab$",
  `^${"a?".repeat(301)}$`,
])("of %s nothing is known", (pattern) => {
  expect(() => new RegExp(pattern, "u")).not.toThrow();
  expect(isPlainlyLinear(pattern)).toBe(false);
});

const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom("a", "b", "-", "[ab]", "[^a]", "[a-c]", "\\d", "\\W", ".", "\\-"),
    tie("pattern").map((inner) => `(${inner})`),
    fc.tuple(tie("pattern"), tie("pattern")).map(([one, other]) => `(?:${one}|${other})`),
  ),
  pattern: fc
    .array(fc.tuple(tie("part"), fc.constantFrom("", "", "*", "+", "?", "{2}", "{1,3}", "{2,}", "+?")), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => parts.flat().join("")),
}));

test("whatever counts as linear is so for a full analysis as well", () => {
  const framed = fc
    .tuple(fc.constantFrom("^", "^", ""), pattern, fc.constantFrom("$", ""))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(framed.filter(isPlainlyLinear), (linear) => {
      expect([linear, recheck.checkSync(linear, "u", { timeout: 2000 }).status]).not.toContain("vulnerable");
    }),
    { numRuns: Number(process.env["RUNS"] ?? 100) },
  );
}, 60_000);
