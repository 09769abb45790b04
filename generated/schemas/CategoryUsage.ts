// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { WindowUsage } from "../schemas.ts";

/** Today's usage of one safety category. */
export interface CategoryUsage {
  /** Name of the category. */
  category: string;
  /** Title of the category. */
  title: string;
  /** Units consumed. */
  used: number;
  /** The lowest of the safety limit, the account's own limit and the warm-up limit. */
  limit: number;
  /** Units available now, within the limits of all windows. */
  remaining: number;
  /** Weekly and monthly limits. Omitted if only the daily limit applies. */
  windows?: readonly WindowUsage[];
}
