/** How long a client of the 2026 era may keep a list: they change with a release alone. */
export const listHint = { ttlMs: 300_000, cacheScope: "private" } as const;
