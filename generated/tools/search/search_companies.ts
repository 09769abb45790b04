// Generated from spec/tools/search/search_companies.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { CompanySize, CompanySummaryPage, Cursor, Limit } from "../../schemas.ts";

/** Arguments of `search_companies`, validated, without `account_id` and `preview`. */
export interface SearchCompaniesInput {
  /** Words that must all occur. */
  keyword?: string;
  /** Industry's name. */
  industry?: string;
  /** Headquarters. */
  location?: string;
  /** Numbers of employees. */
  size?: readonly CompanySize[];
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `search_companies` that a caller can act on. */
export type SearchCompaniesErrorCode = CommonErrorCode;

/** Search companies: Search companies by keyword and filters. */
export type SearchCompaniesHandler<Context> = (
  input: SearchCompaniesInput,
  context: Context,
) => Promise<CompanySummaryPage>;
