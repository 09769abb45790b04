// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { WarmUpLimit, WarmUpState } from "../schemas.ts";

/** The gradual increase of the account's daily limits. */
export interface WarmUp {
  /** Account id (acc_...). */
  account_id: string;
  /** Progress; null if no warm-up is running. */
  warm_up: WarmUpState | null;
  /** All safety categories. */
  limits: readonly WarmUpLimit[];
}
