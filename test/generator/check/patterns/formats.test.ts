import { fullFormats } from "ajv-formats/dist/formats.js";
import { expect, test } from "vitest";
// @ts-expect-error: the support module of compiled validators has no types.
import { fullFormats as bounded } from "../../../../generated/compiled/support.js";
import { FORMATS } from "../../../../generator/language/json-schema.ts";
import { searchCost } from "../../../../generator/check/patterns/search-cost.ts";

/** Lookaheads that are tried at only one position and read at most 254 characters. Their cost is constant. */
const lookahead = /\(\?!\$\)|\(\?=\\d\)|\(\?=\.\{1,253\}\\\.\?\$\)/g;
const formats = fullFormats as Readonly<Record<string, unknown>>;
const expressions = FORMATS.flatMap((name) => {
  const format = formats[name];
  return format instanceof RegExp ? [[name, format.source] as const] : [];
});

// The other formats are functions that match expressions of bounded length or parse the text once.
test("most formats are regular expressions", () => {
  expect(expressions.map(([name]) => name)).toEqual([
    ...["duration", "uri-reference", "uri-template", "email", "hostname", "ipv4", "ipv6", "uuid"],
    ...["json-pointer", "relative-json-pointer"],
  ]);
});

test.each(expressions)("%s is matched against any string in linear time", (_, source) => {
  const pattern = source.replace(lookahead, "").replaceAll('\\"', '"');
  // An IPv6 address takes many steps per character, but it is short.
  expect(searchCost(pattern, 150)).toEqual({ stepsPerCharacter: expect.any(Number) });
});

test("formats that split or compile a string accept at most 2,000 characters, like inputs without a maxLength", () => {
  const { regex, "date-time": dateTime } = bounded as unknown as {
    readonly regex: (text: string) => boolean;
    readonly "date-time": { readonly validate: (text: string) => boolean };
  };
  const moment = (length: number) => `2026-01-01T00:00:00.${"0".repeat(length - 21)}Z`;
  expect([2000, 2001].map((length) => dateTime.validate(moment(length)))).toEqual([true, false]);
  expect([2000, 2001].map((length) => regex("a".repeat(length)))).toEqual([true, false]);
});
