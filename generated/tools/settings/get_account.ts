// Generated from spec/tools/settings/get_account.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Account } from "../../schemas.ts";

/** Arguments of `get_account`, validated, without `account_id` and `preview`. */
export interface GetAccountInput {}

/** Failures of `get_account` that a caller can act on. */
export type GetAccountErrorCode = CommonErrorCode;

/**
 * Get account: The connected account: name, plan, permission scope, navigator subscription, connection state, time
 * zone.
 */
export type GetAccountHandler<Context> = (input: GetAccountInput, context: Context) => Promise<Account>;
