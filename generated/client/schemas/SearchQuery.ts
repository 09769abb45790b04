// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Inputs of the target's search tool. */
export interface SearchQuery {
  keyword?: string;
  title?: string;
  company?: string;
  location?: string;
  industry?: string | string[];
  school?: string;
  degree?: number[];
  size?: string[];
  author?: string;
  min_reactions?: number;
  remote?: boolean;
  seniority?: string[];
  include_closed?: boolean;
  since?: string;
  sort?: string;
  function?: string[];
  years_in_position?: Schemas["NumberRange"];
  company_headcount?: string[];
  changed_jobs?: boolean;
  posted_recently?: boolean;
  headcount_growth?: Schemas["NumberRange"];
  technologies?: string[];
  hiring?: boolean;
}
