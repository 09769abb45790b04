// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { NumberRange } from "../schemas.ts";

/** Inputs of the target's search tool. */
export interface SearchQuery {
  keyword?: string;
  title?: string;
  company?: string;
  location?: string;
  industry?: string | readonly string[];
  school?: string;
  degree?: readonly number[];
  size?: readonly string[];
  author?: string;
  min_reactions?: number;
  remote?: boolean;
  seniority?: readonly string[];
  include_closed?: boolean;
  since?: string;
  sort?: string;
  function?: readonly string[];
  years_in_position?: NumberRange;
  company_headcount?: readonly string[];
  changed_jobs?: boolean;
  posted_recently?: boolean;
  headcount_growth?: NumberRange;
  technologies?: readonly string[];
  hiring?: boolean;
}
