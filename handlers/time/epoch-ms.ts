/**
 * Converts a `date-time` argument (RFC 3339) to epoch milliseconds; null if it was omitted. The format allows leap
 * seconds, which do not exist in epoch time: they are treated as the preceding second.
 */
export function epochMs(dateTime: string | undefined): number | null {
  return dateTime === undefined ? null : Date.parse(dateTime.replace(/:60(?=[.Zz+-]|$)/, ":59"));
}
