// Generated from spec/tools/search/search_people.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, ProfileSummaryPage } from "../../schemas.ts";

/** Arguments of `search_people`, validated, without `account_id` and `preview`. */
export interface SearchPeopleInput {
  /** Words that must all occur. */
  keyword?: string;
  /** Current job title. */
  title?: string;
  /** Employer's name or company id. */
  company?: string;
  /** Place of residence. */
  location?: string;
  /** Industry's name. */
  industry?: string;
  /** School's name. */
  school?: string;
  /** Distances from the account. */
  degree?: readonly number[];
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `search_people` that a caller can act on. */
export type SearchPeopleErrorCode = CommonErrorCode;

/** Search people: Search members by keyword and filters, best match first. */
export type SearchPeopleHandler<Context> = (input: SearchPeopleInput, context: Context) => Promise<ProfileSummaryPage>;
