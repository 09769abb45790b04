import { Ajv2020 } from "ajv/dist/2020.js";
import { assert, property, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import { COMMON_DATE_TIME, COMMON_URI, formats } from "../../../generator/schema/formats.ts";

const accepts = (format: string) => new Ajv2020({ formats }).compile({ format });

test("the library accepts each value that the simpler expressions match", () => {
  expect(COMMON_URI.test("https://example.com/in/ada-lovelace?tab=posts")).toBe(true);
  expect(COMMON_DATE_TIME.test("2026-11-28T22:05:01.123Z")).toBe(true);
  const [isUri, isDateTime] = [accepts("uri"), accepts("date-time")];
  assert(
    property(stringMatching(COMMON_URI), (text) => isUri(text)),
    { numRuns: 2_000 },
  );
  assert(
    property(stringMatching(COMMON_DATE_TIME), (text) => isDateTime(text)),
    { numRuns: 2_000 },
  );
});

test("they leave rare and invalid values to the library", () => {
  for (const text of ["mailto:ada@example.com", "https://example.com/a b", "https://[::1]/", "https://example.com/%zz"])
    expect(COMMON_URI.test(text), text).toBe(false);
  for (const text of ["2026-02-30T00:00:00Z", "2026-02-28T24:00:00Z", "2026-02-28T23:59:60Z", "2026-02-28 10:00:00Z"])
    expect(COMMON_DATE_TIME.test(text), text).toBe(false);
});
