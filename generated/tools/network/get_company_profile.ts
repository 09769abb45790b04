// Generated from spec/tools/network/get_company_profile.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Company } from "../../schemas.ts";

/** Arguments of `get_company_profile`, validated, without `account_id` and `preview`. */
export interface GetCompanyProfileInput {
  /** Company id, handle or URL. */
  company_id: string;
}

/** Failures of `get_company_profile` that a caller can act on. */
export type GetCompanyProfileErrorCode = CommonErrorCode;

/**
 * Get company profile: Read a company page: facts, size, specialties, recent posts and the account's connections there.
 */
export type GetCompanyProfileHandler<Context> = (input: GetCompanyProfileInput, context: Context) => Promise<Company>;
