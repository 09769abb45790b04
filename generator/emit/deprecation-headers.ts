import type { DeprecationModel } from "../model/model.ts";

const DAY_MS = 86_400_000;

/**
 * Response headers of something deprecated, names and values in turn: `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and a
 * `Link` to the page that documents it.
 */
export function deprecationHeaders({ since, removedAfter }: DeprecationModel, page: string): readonly string[] {
  return [
    ...["Deprecation", `@${startOf(since) / 1000}`],
    // It works until the end of its last day.
    ...(removedAfter === null ? [] : ["Sunset", new Date(startOf(removedAfter) + DAY_MS).toUTCString()]),
    ...["Link", `<${page}>; rel="deprecation"; type="text/html"`],
  ];
}

/** Milliseconds since the epoch at the start of a day in UTC. */
const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
