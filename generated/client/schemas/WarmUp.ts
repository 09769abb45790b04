// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** The gradual increase of the account's daily limits. */
export interface WarmUp {
  /** Account id (acc_...). */
  account_id: string;
  /** Progress; null if no warm-up is running. */
  warm_up: Schemas["WarmUpState"] | null;
  /** All safety categories. */
  limits: Schemas["WarmUpLimit"][];
}
