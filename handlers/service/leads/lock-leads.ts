import { lockName } from "../../../runtime/index.ts";
import type { LeadCallContext } from "./lead-context.ts";

/**
 * Makes concurrent calls that write leads or lists of an account wait for each other until the end of the transaction. Without
 * the lock, two calls could overwrite each other's changes, because they read leads and then write whole rows, or deadlock,
 * because they write the same leads in different orders. Call it before reading the leads, and after locking campaigns.
 */
export const lockLeads = (context: Pick<LeadCallContext, "db" | "dialect" | "account">): Promise<void> =>
  lockName(context, `leads:${context.account.id}`);
