// Generated from spec/resources/account_info.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Account } from "../schemas.ts";

/** Account info: The connected account: name, plan, scopes, navigator subscription, status. */
export type AccountInfoResourceHandler<Context> = (
  context: Context,
) => Promise<Account>;
