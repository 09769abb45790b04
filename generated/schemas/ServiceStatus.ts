// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { JobsStatus, LastSuccess, NetworkStatus, StoreStatus } from "../schemas.ts";

/** State of the service for the account. */
export interface ServiceStatus {
  /** degraded: the store or the network connection does not work, or due jobs have waited for over 5 minutes. */
  status: "ok" | "degraded";
  /** Version of the service. */
  version: string;
  /** Time of the check. */
  checked_at: string;
  store: StoreStatus;
  network: NetworkStatus;
  jobs: JobsStatus;
  /** The account's last successful call before this one; null if there is none in 30 days. */
  last_success: LastSuccess | null;
}
