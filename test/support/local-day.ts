const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format, because creating one takes far longer than using it. */
function formatIn(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: timezone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  formats.set(timezone, format);
  return format;
}

/** The calendar day of an instant in a time zone, computed independently of the service. */
export function localDay(atMs: number, timezone: string): string {
  const parts = formatIn(timezone).formatToParts(atMs);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** Returns `count` days up to the given one, in ascending order. */
export function daysUpTo(last: string, count: number): string[] {
  const days: string[] = [];
  for (let back = count - 1; back >= 0; back--) {
    days.push(new Date(Date.parse(last) - back * 86_400_000).toISOString().slice(0, 10));
  }
  return days;
}
