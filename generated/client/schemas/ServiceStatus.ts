// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** State of the service for the account. */
export interface ServiceStatus {
  /** degraded: the store or the network connection does not work, or due jobs have waited for over 5 minutes. */
  status: "ok" | "degraded";
  /** Version of the service. */
  version: string;
  /** Time of the check. */
  checked_at: string;
  store: Schemas["StoreStatus"];
  network: Schemas["NetworkStatus"];
  jobs: Schemas["JobsStatus"];
  /** The account's last successful call before this one; null if there is none in 30 days. */
  last_success: Schemas["LastSuccess"] | null;
}
