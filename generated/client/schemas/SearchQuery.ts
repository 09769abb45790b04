// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Inputs of search_people, search_companies, search_posts or search_jobs, without limit and cursor. */
export interface SearchQuery {
  keyword?: string;
  title?: string;
  company?: string;
  location?: string;
  industry?: string;
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
}
