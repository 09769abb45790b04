// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A reply to a support ticket. */
export interface SupportReply {
  /** Id of the reply. */
  id: string;
  /** The side that wrote it. */
  author: "workspace" | "support";
  /** Text as written. */
  text: string;
  /** Time of creation. */
  created_at: string;
}
