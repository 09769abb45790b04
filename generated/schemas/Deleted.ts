// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Confirmation that an object was deleted. */
export interface Deleted {
  /** Id of the deleted object. */
  id: string;
  /** Always true. */
  deleted: boolean;
}
