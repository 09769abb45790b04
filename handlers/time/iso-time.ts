/** Formats an instant in epoch milliseconds for responses: ISO 8601, UTC. */
export function isoTime(atMs: number): string {
  return new Date(atMs).toISOString();
}

export function isoTimeOrNull(atMs: number | null): string | null {
  return atMs === null ? null : isoTime(atMs);
}
