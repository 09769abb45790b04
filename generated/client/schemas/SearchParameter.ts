// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A value that a search filter accepts. */
export interface SearchParameter {
  /** Kind of the value. */
  kind: "location" | "industry" | "company" | "title" | "school" | "skill";
  /** Filter value: a company id (cmp_...), otherwise the exact spelling. */
  value: string;
  /** Spelling that the filter accepts. */
  name: string;
  /** Members with this value in their profile. */
  member_count: number;
}
