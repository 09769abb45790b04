import fc from "fast-check";
import { check, format } from "prettier";
import { expect, test } from "vitest";
import { printJson, printLiteral, type Data } from "../../../generator/format/data.ts";
import { nastyText, nastyTexts } from "./nasty.ts";

const { value: data } = fc.letrec<{ value: Data }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    nastyText,
    fc.constantFrom(null, true, false),
    fc
      .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
      .map((number) => (number === 0 ? 0 : number)),
    fc.array(fc.integer({ min: 0, max: 99_999 }), { maxLength: 60 }),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom("id", "a", "name", "a-b", "7", "01"),
        nastyText.filter((key) => key.length < 60),
      ),
      tie("value"),
      {
        maxKeys: 5,
      },
    ),
  ),
}));

test("JSON is laid out as prettier does and means the same", async () => {
  await fc.assert(
    fc.asyncProperty(data, async (value) => {
      const text = printJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(text).toBe(await format(text, { parser: "json", printWidth: 120 }));
    }),
    { numRuns: Number(process.env.RUNS ?? 300) },
  );
});

test("a TypeScript literal is laid out as prettier does and means the same", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.array(data), fc.dictionary(fc.string(), data)), async (value) => {
      const before = "export const something: readonly Entry[] = ";
      const text = `${before}${printLiteral(value, before)};\n`;
      expect(await format(text, { parser: "typescript", printWidth: 120 })).toBe(text);
      const script = text.replace(before, "return ");
      // The point of the test: what was printed is run.
      // eslint-disable-next-line @typescript-eslint/no-implied-eval
      expect((new Function(script) as () => unknown)()).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: Number(process.env.RUNS ?? 300) },
  );
});

test("keys that are no identifiers, and __proto__, stay own properties", async () => {
  const value = JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1, "a-b": 2, "class": 3}') as Data;
  const before = "export const data = ";
  const text = `${before}${printLiteral(value, before)};\n`;
  expect(text).toBe(`export const data = { ["__proto__"]: { polluted: true }, constructor: 1, "a-b": 2, class: 3 };\n`);
  expect(await check(text, { parser: "typescript", printWidth: 120 })).toBe(true);
});

test("what cannot be seen is written as an escape", () => {
  const text = printJson(nastyTexts);
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028\u2029\u200b\ufeff]/);
  expect(JSON.parse(text)).toEqual(nastyTexts);
});
