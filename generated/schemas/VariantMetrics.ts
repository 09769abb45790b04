// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Interval, Rate } from "../schemas.ts";

/** One variant of a campaign step with its results. */
export interface VariantMetrics {
  /** Position among the step's variants, from 1. */
  variant: number;
  /** Name of the variant. */
  name: string;
  /** Relative share of the leads. */
  weight: number;
  /** Subject line. */
  subject: string | null;
  /** Text as written. */
  text: string;
  /** Leads who received this variant. */
  sent: number;
  /** Leads counted in sent who accepted; null unless the step is an invitation. */
  accepted: number | null;
  /** accepted divided by sent. */
  acceptance_rate: Rate;
  /** null unless the step is an invitation and sent is above 0. */
  acceptance_interval: Interval | null;
  /** Leads whose first reply came after this variant and before the next text. */
  replied: number;
  /** replied divided by sent. */
  reply_rate: Rate;
  /** null if sent is 0. */
  reply_interval: Interval | null;
}
