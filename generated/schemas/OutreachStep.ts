// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Interval, Rate } from "../schemas.ts";

/** Results of one step of a campaign in a period. */
export interface OutreachStep {
  /** Position in the sequence, from 1. */
  step: number;
  /** Kind of the step. */
  kind: "invite" | "message" | "inmail";
  /** Leads who received this step. */
  sent: number;
  /** Leads counted in sent who accepted; null unless the step is an invitation. */
  accepted: number | null;
  /** accepted divided by sent. */
  acceptance_rate: Rate;
  /** null unless the step is an invitation. */
  acceptance_interval: Interval | null;
  /** Leads whose first reply came after this step and before the next text. */
  replied: number;
  /** replied divided by sent. */
  reply_rate: Rate;
  reply_interval: Interval;
  /** The step was sent at least 30 times. */
  enough_data: boolean;
}
