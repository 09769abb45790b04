/**
 * Reads the header `Retry-After` of a response: a number of seconds or a date (RFC 9110, section 10.2.3).
 * @returns whole seconds after `now`, at least 0; undefined without the header or with an invalid one.
 */
export function parseRetryAfter(value: string | null | undefined, now: number): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const seconds = Math.ceil((Date.parse(value) - now) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
