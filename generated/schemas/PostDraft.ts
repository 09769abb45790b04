// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { PlannedPoll } from "../schemas.ts";

/** Text for a post that is not published yet. Drafts are private to the account. */
export interface PostDraft {
  /** Draft id (dft_...), accepted as draft_id. */
  id: string;
  /** Text as written. */
  text: string;
  /** null if not set. */
  format: "list" | "story" | "hot_take" | "other" | null;
  /** null if not set. */
  topic: string | null;
  /** Ids of the attached files. */
  media_ids: readonly string[];
  /** Web page to link. */
  link_url: string | null;
  /** null if the post has no poll. */
  poll: PlannedPoll | null;
  /** Member ids. */
  mentions: readonly string[];
  /** Time of creation. */
  created_at: string;
  /** Time of the last change. */
  updated_at: string;
}
