// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A list of leads, which campaigns can enroll. */
export interface LeadList {
  /** Lead list id (lst_...). */
  id: string;
  /** Name of the list. */
  name: string;
  /** Description. */
  description: string | null;
  /** Number of leads. */
  lead_count: number;
  /** Time of creation. */
  created_at: string;
  /** Last change of name or description. */
  updated_at: string;
}
