// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Result of a deletion. */
export interface Deleted {
  /** Id of what was deleted; for a reaction, the id of the post. */
  id: string;
  /** false if there was nothing to delete. */
  deleted: boolean;
}
