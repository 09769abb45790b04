// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** What was deleted. */
export interface Deleted {
  id: string;
  deleted: true;
}
