// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Use of emoji, or of hashtags. */
export interface StyleMarks {
  /** Fraction of texts with at least one. */
  share: number;
  /** Per text, counting only texts that have any; null if none has. */
  median_count: number | null;
  /** Most used, up to 5. */
  favorites: Schemas["StyleShare"][];
}
