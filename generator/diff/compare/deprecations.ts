import type { KindName } from "../../changes/kinds.ts";
import { compareRemovals } from "../../model/deprecation.ts";
import type { DeprecationModel } from "../../model/model.ts";

/** The kinds of changes to a deprecation, for tools, routes and other entries. */
export interface DeprecationKinds {
  readonly deprecated: KindName;
  readonly undeprecated: KindName;
  readonly earlier: KindName;
  readonly later: KindName;
}

/** Creates a function that chooses the kind of a changed deprecation. */
export const byDeprecation =
  ({ deprecated, undeprecated, earlier, later }: DeprecationKinds) =>
  (before: DeprecationModel | null, after: DeprecationModel | null): KindName => {
    if (!before) return deprecated;
    if (!after) return undeprecated;
    const order = compareRemovals(after, before);
    if (order < 0) return before.removedAfter === null ? deprecated : earlier;
    return order > 0 ? later : "text-changed";
  };

/** Creates the rule of the property `deprecated` of an entry. */
export const deprecationField = (kinds: DeprecationKinds) =>
  ({ kind: byDeprecation(kinds), key: "deprecated", describe: describeDeprecation }) as const;

/** Describes a changed deprecation by its parts: `removed_after` changed from 2027-06-30 to 2027-03-31. */
function describeDeprecation(before: DeprecationModel | null, after: DeprecationModel | null): string {
  if (!after) return "is no longer deprecated";
  const parts = [
    { key: "since", from: before?.since ?? null, to: after.since },
    { key: "removed_after", from: before?.removedAfter ?? null, to: after.removedAfter },
    { key: "use", from: before?.use ?? null, to: after.use },
  ].filter(({ from, to }) => from !== to);
  if (!before) {
    const known = parts.filter(({ to }) => to !== null && to !== ""); // OpenAPI documents do not contain `since`
    return ["was deprecated", known.map(({ key, to }) => `\`${key}\` ${to ?? ""}`).join(", ")]
      .filter(Boolean)
      .join(": ");
  }
  const nothing = "nothing";
  return parts.map(({ key, from, to }) => `\`${key}\` changed from ${from ?? nothing} to ${to ?? nothing}`).join(", ");
}

/** Returns whether the last day of a deprecated entry has passed. */
export const hasExpired = (deprecated: DeprecationModel | null, today: string): boolean =>
  deprecated?.removedAfter !== null && deprecated?.removedAfter !== undefined && deprecated.removedAfter < today;
