import { expect, test } from "vitest";
import type { CampaignSchedule } from "../../../../../generated/schemas.ts";
import {
  daysUntil,
  startOfDayAt,
  workingWindows,
} from "../../../../../handlers/service/campaigns/setup/working-time.ts";

const berlin: CampaignSchedule = {
  timezone: "Europe/Berlin",
  days: ["monday", "friday", "saturday", "sunday"],
  start: "09:00",
  end: "17:30",
};

function first(count: number, schedule: CampaignSchedule, from: string, onWeekends = true): string[] {
  const windows = workingWindows(schedule, onWeekends, Date.parse(from));
  return Array.from({ length: count }, () => {
    const { value } = windows.next();
    return value ? `${value.day} ${iso(value.opensAt)} ${iso(value.closesAt)}` : "none";
  });
}

const iso = (atMs: number): string => new Date(atMs).toISOString().slice(0, 16);

test("keeps local hours across the start of daylight saving time", () => {
  expect(first(3, berlin, "2026-03-28T12:00Z")).toEqual([
    "2026-03-28 2026-03-28T12:00 2026-03-28T16:30",
    "2026-03-29 2026-03-29T07:00 2026-03-29T15:30",
    "2026-03-30 2026-03-30T07:00 2026-03-30T15:30",
  ]);
});

test("keeps local hours across the end of daylight saving time", () => {
  expect(first(3, berlin, "2026-10-24T20:00Z")).toEqual([
    "2026-10-25 2026-10-25T08:00 2026-10-25T16:30",
    "2026-10-26 2026-10-26T08:00 2026-10-26T16:30",
    "2026-10-30 2026-10-30T08:00 2026-10-30T16:30",
  ]);
});

test("opens after a skipped hour, and has no window inside it", () => {
  const night = { ...berlin, start: "02:15", end: "04:00" };
  expect(first(1, night, "2026-03-28T23:00Z")).toEqual(["2026-03-29 2026-03-29T01:15 2026-03-29T02:00"]);
  const skipped = { ...berlin, start: "02:00", end: "03:00" };
  expect(first(1, skipped, "2026-03-28T23:00Z")).toEqual(["2026-03-30 2026-03-30T00:00 2026-03-30T01:00"]);
});

test("skips weekends if the account rests, and returns no window if only weekends are left", () => {
  expect(first(2, berlin, "2026-06-13T06:00Z", false)).toEqual([
    "2026-06-15 2026-06-15T07:00 2026-06-15T15:30",
    "2026-06-19 2026-06-19T07:00 2026-06-19T15:30",
  ]);
  expect(first(1, { ...berlin, days: ["sunday"] }, "2026-06-13T06:00Z", false)).toEqual(["none"]);
});

test("counts days in the given time zone", () => {
  const noon = Date.parse("2026-06-15T12:30Z");
  expect(iso(startOfDayAt(noon, "Pacific/Auckland"))).toBe("2026-06-15T12:00");
  expect(daysUntil(noon, "Pacific/Auckland", 2)).toEqual(["2026-06-15", "2026-06-16"]);
  expect(daysUntil(noon, "America/Los_Angeles", 2)).toEqual(["2026-06-14", "2026-06-15"]);
  expect(iso(startOfDayAt(Date.parse("2026-03-29T12:00Z"), "Europe/Berlin"))).toBe("2026-03-28T23:00");
});
