// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** An entry of the do-not-contact list. */
export interface Exclusion {
  /** Exclusion id (exc_...). */
  id: string;
  /** Kind of the entry. */
  kind: "member" | "company" | "domain";
  /** Member id, company id, or domain in ASCII form. */
  value: string;
  /** Name of the member or company, or the domain in Unicode; null if unknown. */
  name: string | null;
  /** Reason. */
  reason: string | null;
  /** Time of creation. */
  created_at: string;
}
