// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** All Webhook entries. */
export interface WebhookList {
  /** All entries. */
  data: Schemas["Webhook"][];
}
