import type { NoMatches } from "../../generated/schemas.ts";
import type { Position } from "../../runtime/index.ts";

/** Results are counted up to this number. */
export const maxTotal = 1_000;

/** A number of results; `isExact` is false if there may be more. */
export interface Total {
  readonly count: number;
  readonly isExact: boolean;
}

/** The part of a list to read: at most `limit` items after a position; null is the beginning of the list. */
export interface PageRequest {
  readonly limit: number;
  readonly after: Position | null;
  /** Whether only the number of items is needed. The items of the page may then be undefined. */
  readonly isCount?: boolean;
}

/** A part of a list and the position after it; null at the end of the list. */
export interface Page<Item> {
  readonly items: Item[];
  readonly next: Position | null;
}

/** A page of search results without their total number. */
export interface Matches<Item> extends Page<Item> {
  /** Set if a search, or a list with filters, found nothing. */
  readonly noMatches: NoMatches | null;
}

/** A page of search results. */
export interface Hits<Item> extends Matches<Item> {
  /** The number of results on all pages; if it is not exact, there may be more. */
  readonly total: number;
  readonly totalIsExact: boolean;
}
