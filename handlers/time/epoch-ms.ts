/**
 * The epoch milliseconds of a `date-time` argument (RFC 3339); null when it was left out. A leap second, which the format
 * allows and the epoch does not count, is the second before it.
 */
export function epochMs(dateTime: string | undefined): number | null {
  return dateTime === undefined ? null : Date.parse(dateTime.replace(/:60(?=[.Zz+-]|$)/, ":59"));
}
