// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CallUsage, CategoryUsage, PlanUsage, UsageDay, WarmUpState } from "../schemas.ts";

/** The account's usage today and what remains. */
export interface Usage {
  /** Account id (acc_...). */
  account_id: string;
  /** Today in the account's time zone. */
  day: string;
  /** IANA name. */
  timezone: string;
  /** The next midnight in that time zone, when the next day begins. */
  resets_at: string;
  /** All safety categories. */
  categories: readonly CategoryUsage[];
  calls: CallUsage;
  /** Days before today with calls or units, newest first. */
  days: readonly UsageDay[];
  plan: PlanUsage;
  /** Gradual increase of the daily limits; null if inactive. */
  warm_up: WarmUpState | null;
}
