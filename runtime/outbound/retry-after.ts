/**
 * Reads the header `Retry-After` of a response: a number of seconds or a date (RFC 9110, section 10.2.3).
 * @returns whole seconds after `now`, at least 0; undefined without the header or with an invalid one.
 */
export function parseRetryAfter(value: string | null | undefined, now: number): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  if (!httpDate.test(value)) return undefined;
  const seconds = Math.ceil((Date.parse(value.replace(/(?: GMT)?$/, " GMT")) - now) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** The forms of dates in HTTP (RFC 9110, section 5.6.7). All are in UTC, although the oldest one does not say so. */
const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .* \d\d:\d\d:\d\d (?:GMT|\d{4})$/;
