import type { DeprecationModel } from "../model/model.ts";

const DAY_MS = 86_400_000;

/**
 * Returns the response headers of a deprecation as alternating names and values: `Deprecation` (RFC 9745), `Sunset` (RFC 8594)
 * and a `Link` to the documentation page.
 */
export function deprecationHeaders({ since, removedAfter }: DeprecationModel, page: string): readonly string[] {
  return [
    ...["Deprecation", `@${startOf(since) / 1000}`],
    // The last day is included.
    ...(removedAfter === null ? [] : ["Sunset", new Date(startOf(removedAfter) + DAY_MS).toUTCString()]),
    ...["Link", `<${page}>; rel="deprecation"; type="text/html"`],
  ];
}

/** Returns the start of a UTC date in milliseconds since the epoch. */
const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
