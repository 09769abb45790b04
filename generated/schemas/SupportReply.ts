// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A reply to a support ticket. */
export interface SupportReply {
  id: string;
  /** The side that wrote it. */
  author: "workspace" | "support";
  text: string;
  created_at: string;
}
