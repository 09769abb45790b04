// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A URL that receives the events of the account. */
export interface Webhook {
  /** Webhook id (whk_...). */
  id: string;
  /** Address of the receiver. */
  url: string;
  /** Selected events, with groups and wildcards as given. */
  events: string[];
  /** Whether it receives events. */
  active: boolean;
  /** failing: no success for five days; gone: the receiver returned 410; null if the service has not disabled it. */
  disabled_reason: "failing" | "gone" | null;
  /** Signing secret (whsec_...), only when it is new. */
  secret: string | null;
  /** First failure since the last success; null if there is none. */
  failing_since: string | null;
  deliveries: Schemas["WebhookDeliveryCounts"];
  last_failure: Schemas["WebhookFailure"];
  /** Time of creation. */
  created_at: string;
}
