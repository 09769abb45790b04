// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MemberRef } from "../schemas.ts";

/** News about a connection, as a reason to get in touch. */
export interface NetworkUpdate {
  /** Update id (upd_...). */
  id: string;
  /** Kind of the occasion. */
  kind: "job_change" | "promotion" | "anniversary" | "birthday" | "education" | "post_milestone";
  profile: MemberRef;
  /** What happened. */
  text: string;
  /** Time of the event. */
  occurred_at: string;
  /** Direct conversation (cnv_...); null if there is none. */
  conversation_id: string | null;
  /** The account has written in the direct conversation since then. */
  messaged: boolean;
}
