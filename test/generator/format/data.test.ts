import fc from "fast-check";
import { expect, test } from "vitest";
import { printJson, printLine, printLiteral, type Data } from "../../../generator/format/data.ts";
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

test("JSON has the same meaning on several lines and on one", () => {
  fc.assert(
    fc.property(data, (value) => {
      const expected: unknown = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(printJson(value))).toEqual(expected);
      expect(JSON.parse(printLine(value))).toEqual(expected);
      expect(printLine(value)).not.toContain("\n");
    }),
    { numRuns: Number(process.env.RUNS ?? 300) },
  );
});

test("a TypeScript literal has the same meaning", () => {
  fc.assert(
    fc.property(fc.oneof(fc.array(data), fc.dictionary(fc.string(), data)), (value) => {
      // The test must evaluate the printed text.
      // eslint-disable-next-line @typescript-eslint/no-implied-eval
      const run = new Function(`return ${printLiteral(value)};`) as () => unknown;
      expect(run()).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: Number(process.env.RUNS ?? 300) },
  );
});

test("an entry is on its own line if the whole value does not fit on one", () => {
  const short = { name: "a", tags: ["b", "c"] };
  expect(printJson(short)).toBe('{ "name": "a", "tags": ["b", "c"] }\n');
  const text = "word ".repeat(20).trim();
  expect(printLiteral({ short, text, "a-b": [text, text] })).toBe(
    `{\n  short: { name: "a", tags: ["b", "c"] },\n  text: "${text}",\n  "a-b": [\n    "${text}",\n    "${text}",\n  ],\n}`,
  );
});

test("keys that are not identifiers, and __proto__, remain own properties", () => {
  const value = JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1, "a-b": 2, "class": 3}') as Data;
  expect(printLiteral(value)).toBe(`{ ["__proto__"]: { polluted: true }, constructor: 1, "a-b": 2, class: 3 }`);
});

test("invisible characters are escaped", () => {
  const text = printJson(nastyTexts);
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028\u2029\u200b\ufeff]/);
  expect(JSON.parse(text)).toEqual(nastyTexts);
});
