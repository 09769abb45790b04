// Generated from spec/resources/account_info.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Account } from "../schemas.ts";

/** Account info: Connected account details: name, scopes, navigator-subscription status, plan info. */
export type AccountInfoResourceHandler<Context> = (
  context: Context,
) => Promise<Account>;
