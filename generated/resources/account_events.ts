// Generated from spec/resources/account_events.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { AccountEvents } from "../schemas.ts";

/**
 * Recent events: The newest 50 events of the account, such as received messages, replies of leads and reached limits.
 */
export type AccountEventsResourceHandler<Context> = (
  context: Context,
) => Promise<AccountEvents>;
