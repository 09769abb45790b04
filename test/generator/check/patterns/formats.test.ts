import { fullFormats } from "ajv-formats/dist/formats.js";
import { expect, test } from "vitest";
import { FORMATS } from "../../../../generator/check/keywords.ts";
import { searchCost } from "../../../../generator/check/patterns/search-cost.ts";

/** Lookahead at one place, for at most 254 characters: a constant. */
const lookahead = /\(\?!\$\)|\(\?=\\d\)|\(\?=\.\{1,253\}\\\.\?\$\)/g;
const formats = fullFormats as Readonly<Record<string, unknown>>;
const expressions = [...FORMATS].flatMap((name) => {
  const format = formats[name];
  return format instanceof RegExp ? [[name, format.source] as const] : [];
});

// The others are functions: each looks for expressions of bounded length, or parses the text once.
test("most formats are regular expressions", () => {
  expect(expressions.map(([name]) => name)).toEqual([
    ...["duration", "uri-reference", "uri-template", "email", "hostname", "ipv4", "ipv6", "uuid"],
    ...["json-pointer", "relative-json-pointer"],
  ]);
});

test.each(expressions)("%s matches every text in linear time", (_, source) => {
  const pattern = source.replace(lookahead, "").replaceAll('\\"', '"');
  // The steps of an IPv6 address are many; it is short.
  expect(searchCost(pattern, 150)).toEqual({ stepsPerCharacter: expect.any(Number) });
});
