// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Two-sided two-proportion z-test of the best variant of a step against the next best. */
export interface VariantComparison {
  /** The compared metric: accepted for invitations, otherwise replied. */
  metric: "accepted" | "replied";
  /** Variant with the highest rate. */
  best_variant: number;
  /** Variant with the next highest rate. */
  other_variant: number;
  /** Best minus next best in percentage points, one decimal; null unless both were sent. */
  difference_points: number | null;
  /** Multiplied by the number of pairs of variants (Bonferroni), four decimals; null if too_few. */
  p_value: number | null;
  /** winner: p_value below 0.05; too_few: one of these variants was sent fewer than 30 times. */
  verdict: "winner" | "no_difference_yet" | "too_few";
  /**
   * Additional sends per variant: if too_few, until 30 are reached; otherwise to confirm the current difference with
   * 80% power. Unless too_few, null if there is a winner, the rates are equal, or even 1,000 sends would not confirm
   * the difference.
   */
  sends_needed: number | null;
  /** The verdict in one sentence. */
  text: string;
}
