// Generated from spec/tools/search/get_search_parameters.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { SearchParameterList } from "../../schemas.ts";

/** Arguments of `get_search_parameters`, validated, without `account_id` and `preview`. */
export interface GetSearchParametersInput {
  /** Type of value. */
  kind: "location" | "industry" | "company" | "title" | "school" | "skill";
  /** Beginning of a word in it. */
  keyword?: string;
  /** Maximum number of values. */
  limit: number;
}

/** Failures of `get_search_parameters` that a caller can act on. */
export type GetSearchParametersErrorCode = CommonErrorCode;

/** Get search parameters: Find the ids and spellings that search filters accept. */
export type GetSearchParametersHandler<Context> = (
  input: GetSearchParametersInput,
  context: Context,
) => Promise<SearchParameterList>;
