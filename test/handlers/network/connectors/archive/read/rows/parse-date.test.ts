import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dateExamples,
  parseDate,
} from "../../../../../../../handlers/network/connectors/archive/read/rows/parse-date.ts";
import { dateText } from "../../../../../../fixtures/archive/date-text.ts";

test.each([
  ["2025-06-01 14:03:22 UTC", "2025-06-01T14:03:22.000Z", "second", true],
  ["2024/02/01 15:02:55 UTC", "2024-02-01T15:02:55.000Z", "second", true],
  ["2024-04-16 07:44:59", "2024-04-16T07:44:59.000Z", "second", false],
  ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00.000Z", "second", true],
  ["2026-01-01 01:30:00 +01:30", "2026-01-01T00:00:00.000Z", "second", true],
  ["2026-01-01 14:00:00+1400", "2026-01-01T00:00:00.000Z", "second", true],
  ["1/29/26, 2:37 PM", "2026-01-29T14:37:00.000Z", "minute", false],
  ["1/29/26, 12:05\u202fAM", "2026-01-29T00:05:00.000Z", "minute", false],
  ["07/23/21, 06:35 PM", "2021-07-23T18:35:00.000Z", "minute", false],
  ["08 Feb 2026", "2026-02-08T00:00:00.000Z", "day", false],
  ["8-Feb-26", "2026-02-08T00:00:00.000Z", "day", false],
  ["2026-02-08", "2026-02-08T00:00:00.000Z", "day", false],
  ["02/08/2026", "2026-02-08T00:00:00.000Z", "day", false],
  ["Jan 1, 1990", "1990-01-01T00:00:00.000Z", "day", false],
  ["February 10, 2020 at 3:19 PM (GMT)", "2020-02-10T15:19:00.000Z", "minute", true],
  ["Apr 12, 2021 10:00 AM", "2021-04-12T10:00:00.000Z", "minute", false],
  ["Sat Sep 05 08:12:14 UTC 2026", "2026-09-05T08:12:14.000Z", "second", true],
  ["Mar 2014", "2014-03-01T00:00:00.000Z", "month", false],
  ["2014-03", "2014-03-01T00:00:00.000Z", "month", false],
  ["2014", "2014-01-01T00:00:00.000Z", "year", false],
  ["29 Feb 2024", "2024-02-29T00:00:00.000Z", "day", false],
])("%s is %s", (text, iso, precision, hasZone) => {
  const date = parseDate(text);
  if (typeof date === "string") throw new Error(date);
  expect({ ...date, at: new Date(date.at).toISOString() }).toMatchObject({ at: iso, precision, hasZone });
});

test.each([
  ["30 Feb 2026", "The date does not exist."],
  ["2025-13-01", "The date does not exist."],
  ["2025-06-01 24:00:00", "The date does not exist."],
  ["1/29/26, 13:37 PM", "The date does not exist."],
  ["1/29/26, 0:37 AM", "The date does not exist."],
  ["0000", "The date does not exist."],
  ["29/01/2026", "The date has its day before its month."],
  ["29/01/26, 2:37 PM", "The date has its day before its month."],
  ["08 Février 2026", "The date has an unknown format."],
  ["08 Mai 2026", "The date has an unknown format."],
  ["yesterday", "The date has an unknown format."],
  ["2025-06-01 14:03:22 PST", "The date has an unknown format."],
  ["1e3", "The date has an unknown format."],
  ["2025-06-01 14:03:22 +25:00", "The time zone does not exist."],
  ["2025-06-01 14:03:22 -14:01", "The time zone does not exist."],
  ["2025-06-01 14:03:22 +01:60", "The time zone does not exist."],
  ["9".repeat(100_000), "The date has an unknown format."],
])("%s is not a date", (text, problem) => {
  expect(parseDate(text)).toBe(problem);
});

test("a date with slashes states whether its day and month could be swapped", () => {
  expect(parseDate("02/08/2026")).toMatchObject({ dayFirst: "possible" });
  expect(parseDate("02/18/2026")).toMatchObject({ dayFirst: "impossible" });
  expect(parseDate("03/03/2026")).toMatchObject({ dayFirst: "impossible" });
  expect(parseDate("2026/02/08")).not.toHaveProperty("dayFirst");
});

describe("every moment", () => {
  const seconds = fc.integer({ min: Date.UTC(2003, 0, 1) / 1000, max: Date.UTC(2030, 0, 1) / 1000 });

  test("is read from each format as it was written", () => {
    fc.assert(
      fc.property(seconds, (second) => {
        const at = second * 1000;
        const minute = at - (at % 60_000);
        const day = at - (at % 86_400_000);
        const read = (text: string) => parseDate(text);
        for (const format of ["message", "share", "endorsement", "follow"] as const) {
          expect(read(dateText[format](at))).toMatchObject({ at });
        }
        expect(read(dateText.invitation(at))).toMatchObject({ at: minute });
        for (const style of ["name", "iso", "slashes"] as const)
          expect(read(dateText.day(at, style))).toMatchObject({ at: day });
      }),
    );
  });
});

test("any text is a date or a problem", () => {
  const anyText = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789/-: ,AMUTCJan".split("")) }));
  fc.assert(
    fc.property(anyText, (text) => {
      const date = parseDate(text);
      if (typeof date !== "string") expect(Number.isSafeInteger(date.at)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("each format has an example that it reads", () => {
  for (const example of dateExamples) expect(parseDate(example)).toBeTypeOf("object");
});
