// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A value that a search filter accepts. */
export interface SearchParameter {
  /** Kind of the value. */
  kind: "location" | "industry" | "company" | "title" | "school" | "skill";
  /** Value to pass: a company id (cmp_...), otherwise the spelling. */
  value: string;
  /** Name of the value. */
  name: string;
  /** Members with this value in their profile. */
  member_count: number;
}
