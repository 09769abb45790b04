// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Webhook } from "../schemas.ts";

/** All Webhook entries. */
export interface WebhookList {
  /** All entries. */
  data: readonly Webhook[];
}
