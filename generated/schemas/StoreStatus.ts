// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** State of the database. */
export interface StoreStatus {
  /** Kind of the store. */
  kind: "sqlite" | "postgres";
  /** The store accepts writes. */
  writable: boolean;
}
