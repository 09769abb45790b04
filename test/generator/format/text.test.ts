import fc from "fast-check";
import { expect, test } from "vitest";
import { docComment, quote } from "../../../generator/format/text.ts";
import { nastyText, nastyTexts } from "./nasty.ts";

test("a string literal evaluates to its text", () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      // eslint-disable-next-line @typescript-eslint/no-implied-eval
      expect((new Function(`return ${quote(text)}`) as () => unknown)()).toBe(text);
    }),
    { numRuns: 2000, examples: nastyTexts.map((text) => [text]) },
  );
});

test("text cannot end its doc comment", () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      const comment = docComment(text, 2);
      expect(comment.indexOf("*/")).toBe(comment.length - 2);
      expect(comment).not.toMatch(/[\u202a-\u202e\u2066-\u2069\r\u2028\u2029]/);
      expect(comment).not.toMatch(/[ \t]\n/);
    }),
    { numRuns: 2000, examples: nastyTexts.map((text) => [text]) },
  );
});

test("a long doc comment is wrapped at 120 columns", () => {
  const comment = docComment("word ".repeat(60), 2);
  expect(comment.split("\n").length).toBe(5);
  expect(Math.max(...comment.split("\n").map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(docComment("Short.", 2)).toBe("  /** Short. */");
});
