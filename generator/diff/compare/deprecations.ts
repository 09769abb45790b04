import type { KindName } from "../../changes/kinds.ts";
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
    // Without a removal date, the entry works until one is announced.
    const [from, to] = [before.removedAfter ?? "9999", after.removedAfter ?? "9999"];
    if (to < from) return before.removedAfter === null ? deprecated : earlier;
    return to > from ? later : "text-changed";
  };

/** Returns whether the last day of a deprecated entry has passed. */
export const hasExpired = (deprecated: DeprecationModel | null, today: string): boolean =>
  deprecated?.removedAfter !== null && deprecated?.removedAfter !== undefined && deprecated.removedAfter < today;
