import { expect, test } from "vitest";
import { findMalformedLine } from "../../../handlers/app/env-file.ts";

test.each([
  ["settings", "A=1\nB = two words\nexport C=3\n"],
  ["comments and empty lines", "# it's a comment\n\n  # another\nA=1 # don't\r\n"],
  ["a quoted value of several lines", 'A="first\nsecond line"\nB=1'],
  ["a quote inside of a value", "A=it's\nB=1\n"],
  ["nothing", ""],
])("accepts %s", (_, text) => {
  expect(findMalformedLine(text)).toBeNull();
});

test.each([
  ["PORT 4177\n", 1],
  ["A=1\n\nnonsense line\nB=2", 3],
  ['A="first\nsecond"\n= value', 3],
])("reports the line of %j that is not a setting", (text, line) => {
  expect(findMalformedLine(text)).toBe(line);
});
