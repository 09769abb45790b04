// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Today's use of one safety category. */
export interface CategoryUsage {
  category: string;
  title: string;
  used: number;
  /** The least of the safety limit, the own limit and the warm-up's. */
  limit: number;
  remaining: number;
}
