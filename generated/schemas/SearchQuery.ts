// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Inputs of search_people, search_companies, search_posts or search_jobs, without limit and cursor. */
export interface SearchQuery {
  keyword?: string;
  title?: string;
  company?: string;
  location?: string;
  industry?: string;
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
}
