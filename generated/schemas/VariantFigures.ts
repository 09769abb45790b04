// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Interval, Rate } from "../schemas.ts";

/** One variant of a campaign step with its results. */
export interface VariantFigures {
  /** Place among the step's variants, from 1. */
  variant: number;
  name: string;
  weight: number;
  subject: string | null;
  text: string;
  /** Leads who got this variant. */
  sent: number;
  /** Of those, leads who accepted; null: no invitation. */
  accepted: number | null;
  /** accepted of sent. */
  acceptance_rate: Rate;
  /** null: no invitation, or none sent. */
  acceptance_interval: Interval | null;
  /** Leads whose first reply came after this variant, before the next text. */
  replied: number;
  /** replied of sent. */
  reply_rate: Rate;
  /** null: none sent. */
  reply_interval: Interval | null;
}
