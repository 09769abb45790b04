/**
 * Converts a `date-time` argument (RFC 3339) to epoch milliseconds; null if it was omitted. The format allows leap seconds,
 * which epoch time does not have: they are treated as the second before.
 */
export function epochMs(dateTime: string | undefined): number | null {
  return dateTime === undefined ? null : Date.parse(dateTime.replace(/:60(?=[.Zz+-]|$)/, ":59"));
}
