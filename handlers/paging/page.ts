import type { Position } from "../../runtime/index.ts";

/** Which part of a list to read: what follows a position, or the beginning. */
export interface PageRequest {
  readonly limit: number;
  readonly after: Position | null;
}

/** A part of a list, and where the next part begins; null at its end. */
export interface Page<Item> {
  readonly items: Item[];
  readonly next: Position | null;
}
