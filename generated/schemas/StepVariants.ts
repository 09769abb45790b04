// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { VariantComparison, VariantMetrics } from "../schemas.ts";

/** Comparison of the variants of one campaign step. */
export interface StepVariants {
  /** Position in the sequence, from 1. */
  step: number;
  /** Kind of the step. */
  kind: "invite" | "message" | "inmail";
  /** Variants of the step. */
  variants: readonly VariantMetrics[];
  /** null if the step has only one variant. */
  comparison: VariantComparison | null;
}
