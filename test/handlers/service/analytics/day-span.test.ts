import { expect, test } from "vitest";
import {
  addDays,
  daysIn,
  spanBefore,
  spanOfPeriod,
  spanUpTo,
  toPeriod,
} from "../../../../handlers/service/analytics/day-span.ts";
import { startOfDay } from "../../../../runtime/index.ts";

const iso = (atMs: number): string => new Date(atMs).toISOString();

test.for([
  ["UTC", "2026-06-15", "2026-06-15T00:00:00.000Z"],
  ["Europe/Stockholm", "2026-06-15", "2026-06-14T22:00:00.000Z"],
  ["Europe/Stockholm", "2026-03-29", "2026-03-28T23:00:00.000Z"],
  ["Europe/Stockholm", "2026-03-30", "2026-03-29T22:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-06-15", "2026-06-14T10:00:00.000Z"],
  ["Pacific/Pago_Pago", "2026-06-15", "2026-06-15T11:00:00.000Z"],
  ["Asia/Kathmandu", "2026-06-15", "2026-06-14T18:15:00.000Z"],
  // The day begins at 01:00: the start of daylight saving time skips midnight.
  ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z"],
] as const)("in %s the day %s begins at %s", ([timezone, day, start]) => {
  expect(iso(startOfDay(day, timezone))).toBe(start);
});

test("a span ends with the current day in the account's time zone, and the previous span is adjacent", () => {
  const now = Date.parse("2026-03-31T22:30:00Z"); // 1 April in Stockholm
  const span = spanUpTo(now, "Europe/Stockholm", 7);
  expect(span).toMatchObject({ from: "2026-03-26", to: "2026-04-01" });
  expect(iso(span.startMs)).toBe("2026-03-25T23:00:00.000Z");
  expect(iso(span.endMs)).toBe("2026-04-01T22:00:00.000Z");
  expect(toPeriod(span)).toEqual({ from: "2026-03-26", to: "2026-04-01", days: 7 });
  const before = spanBefore(span, "Europe/Stockholm");
  expect(before).toMatchObject({ from: "2026-03-19", to: "2026-03-25", endMs: span.startMs });
  expect(daysIn(before)).toHaveLength(7);
});

test.for([
  ["this_month", "2026-03-31T21:00:00Z", "2026-03-01..2026-03-31", "2026-02-01..2026-02-28"],
  ["this_month", "2026-03-30T21:00:00Z", "2026-03-01..2026-03-30", "2026-02-01..2026-02-28"],
  ["this_month", "2026-02-28T12:00:00Z", "2026-02-01..2026-02-28", "2026-01-01..2026-01-28"],
  ["this_month", "2026-04-30T12:00:00Z", "2026-04-01..2026-04-30", "2026-03-01..2026-03-30"],
  ["this_month", "2026-03-31T22:30:00Z", "2026-04-01..2026-04-01", "2026-03-01..2026-03-01"],
  ["last_month", "2026-01-15T12:00:00Z", "2025-12-01..2025-12-31", "2025-11-01..2025-11-30"],
  ["last_month", "2028-03-31T12:00:00Z", "2028-02-01..2028-02-29", "2028-01-01..2028-01-31"],
] as const)("%s at %s is %s, compared with %s", ([period, now, days, before]) => {
  const span = spanOfPeriod(Date.parse(now), "Europe/Stockholm", period);
  const previous = spanBefore(span, "Europe/Stockholm");
  expect([span, previous].map(({ from, to }) => `${from}..${to}`)).toEqual([days, before]);
});

test("days are counted across the ends of months and in leap years", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(addDays("2025-12-31", 1)).toBe("2026-01-01");
});
