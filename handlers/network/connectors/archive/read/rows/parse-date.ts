/** Epoch milliseconds, UTC. */
export type EpochMs = number;

/** The precision of a date, from coarse to fine. */
export type DatePrecision = "year" | "month" | "day" | "minute" | "second";

export interface ParsedDate {
  /** The start of the period that the text specifies. */
  readonly at: EpochMs;
  readonly precision: DatePrecision;
  /** Whether the text contains a time zone. Times without one are read as UTC. */
  readonly hasZone: boolean;
  /** Only for dates like `1/2/26`, which are read as month/day: whether reading day/month gives another valid date. */
  readonly dayFirst?: "possible" | "impossible";
}

/** The reason why a text is not a date. */
export type DateProblem = typeof unknownFormat | typeof impossible | typeof dayIsFirst | typeof noSuchZone;

const unknownFormat = "The date has an unknown format.";
const impossible = "The date does not exist.";
const dayIsFirst = "The date has its day before its month.";
const noSuchZone = "The time zone does not exist.";

const year = String.raw`(?<year>\d{4}|\d{2})`;
const fullYear = String.raw`(?<year>\d{4})`;
const month = String.raw`(?<month>\d{1,2})`;
const monthName = String.raw`(?<monthName>[A-Za-z]{3,9})\.?`;
const day = String.raw`(?<day>\d{1,2})`;
const time = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d{1,9})?)?`;
const half = String.raw`(?:\s*(?<half>[AaPp])\.?[Mm]\.?)?`;
const zone = String.raw`(?:\s*\(?(?<zone>UTC|GMT|Z|[+-]\d{2}:?\d{2})\)?)?`;

interface DateFormat {
  readonly example: string;
  readonly pattern: RegExp;
  /** Whether the order of month and day depends on convention. */
  readonly monthFirst?: true;
}

const format = (example: string, pattern: string): DateFormat => ({ example, pattern: new RegExp(`^${pattern}$`) });
const monthFirst = (example: string, pattern: string): DateFormat => ({
  ...format(example, pattern),
  monthFirst: true,
});

/** The formats of the archive's files, each with an example. Month names are English in all known exports. */
const formats: readonly DateFormat[] = [
  format("2025-06-01 14:03:22 UTC", `${fullYear}[-/]${month}[-/]${day}[T\\s]\\s*${time}${zone}`),
  format("2026-02-08", `${fullYear}[-/]${month}[-/]${day}`),
  monthFirst("1/29/26, 2:37 PM", `${month}/${day}/${year},?\\s+${time}${half}${zone}`),
  monthFirst("02/08/2026", `${month}/${day}/${year}`),
  format("08 Feb 2026", `${day}[\\s-]${monthName}[\\s-]${year}`),
  format("Apr 12, 2021 10:00 AM", `${monthName}\\s+${day},?\\s+${fullYear}(?:,|\\s+at)?\\s+${time}${half}${zone}`),
  format("Jan 1, 1990", `${monthName}\\s+${day},?\\s+${fullYear}`),
  format("Sat Sep 05 08:12:14 UTC 2026", `[A-Za-z]{3}\\s+${monthName}\\s+${day}\\s+${time}${zone}\\s+${fullYear}`),
  format("Mar 2014", `${monthName}\\s+${fullYear}`),
  format("2014-03", `${fullYear}-${month}`),
  format("2014", fullYear),
];

/** One example of each format. */
export const dateExamples: readonly string[] = formats.map(({ example }) => example);

const monthNames = [
  ...["january", "february", "march", "april", "may", "june"],
  ...["july", "august", "september", "october", "november", "december"],
];

/** Longer texts are not parsed as dates. */
const maxDateLength = 60;

/**
 * Parses a date of the archive. Numeric dates with slashes have the month first, as in all known exports. Years of two
 * digits are in this century. Other formats and impossible dates are reported as problems, never guessed.
 */
export function parseDate(text: string): ParsedDate | DateProblem {
  if (text.length > maxDateLength) return unknownFormat;
  for (const { pattern, monthFirst } of formats) {
    const groups = pattern.exec(text)?.groups;
    if (groups !== undefined) return dateOf(groups, monthFirst === true);
  }
  return unknownFormat;
}

function dateOf(groups: Readonly<Record<string, string | undefined>>, monthFirst: boolean): ParsedDate | DateProblem {
  const { year: yearText = "", monthName: name, zone: zoneText } = groups;
  const years = Number(yearText.length === 2 ? `20${yearText}` : yearText);
  const months = name === undefined ? Number(groups["month"] ?? 1) : monthNumber(name);
  if (months === null) return unknownFormat;
  const days = Number(groups["day"] ?? 1);
  if (monthFirst && months > 12 && days <= 12) return dayIsFirst;
  const hours = hourOf(groups);
  const minutes = Number(groups["minute"] ?? 0);
  const seconds = Number(groups["second"] ?? 0);
  const startOfDay = Date.UTC(years, months - 1, days);
  const date = new Date(startOfDay);
  const dayExists = years >= 1900 && date.getUTCMonth() === months - 1 && date.getUTCDate() === days;
  if (!dayExists || hours > 23 || minutes > 59 || seconds > 59) return impossible;
  const offset = offsetOf(zoneText);
  if (offset === null) return noSuchZone;
  return {
    at: startOfDay + ((hours * 60 + minutes) * 60 + seconds) * 1000 - offset,
    precision: precisionOf(groups),
    hasZone: zoneText !== undefined,
    ...(monthFirst ? { dayFirst: days <= 12 && days !== months ? "possible" : "impossible" } : {}),
  };
}

/** Returns the number of an English month or its abbreviation of at least three letters. */
function monthNumber(name: string): number | null {
  const index = monthNames.findIndex((month) => month.startsWith(name.toLowerCase()));
  return index === -1 ? null : index + 1;
}

/** Returns the hour from 0 to 23; larger numbers are invalid. */
function hourOf({ hour = "0", half }: Readonly<Record<string, string | undefined>>): number {
  if (half === undefined) return Number(hour);
  if (Number(hour) < 1 || Number(hour) > 12) return 24;
  return (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}

/** The largest offset of a time zone, in minutes: UTC+14:00. */
const maxOffset = 14 * 60;

/** Returns the offset of a time zone in milliseconds, or null if no such zone exists. */
function offsetOf(zone: string | undefined): number | null {
  const [, sign, hours = "0", minutes = "0"] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? "") ?? [];
  const offset = Number(hours) * 60 + Number(minutes);
  if (Number(minutes) > 59 || offset > maxOffset) return null;
  return offset * (sign === "-" ? -60_000 : 60_000);
}

function precisionOf(groups: Readonly<Record<string, string | undefined>>): DatePrecision {
  if (groups["second"] !== undefined) return "second";
  if (groups["hour"] !== undefined) return "minute";
  if (groups["day"] !== undefined) return "day";
  return groups["month"] === undefined && groups["monthName"] === undefined ? "year" : "month";
}
