// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A URL that receives the events of the account. */
export interface Webhook {
  /** Webhook id (whk_...). */
  id: string;
  /** Address of the receiver. */
  url: string;
  /** Events that it receives. */
  events: string[];
  /** Whether it receives events. */
  active: boolean;
  /** failing: no success for five days; gone: the receiver responded 410. */
  disabled_reason: "failing" | "gone" | null;
  /** Signing secret (whsec_...), only when it is new. */
  secret: string | null;
  /** First failure since the last success. */
  failing_since: string | null;
  deliveries: Schemas["WebhookDeliveryCounts"];
  last_failure: Schemas["WebhookFailure"];
  /** Time of creation. */
  created_at: string;
}
