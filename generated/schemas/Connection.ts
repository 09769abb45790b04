// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Interaction, ProfileItem } from "../schemas.ts";

/** A first-degree connection with the account's private tags and note. */
export interface Connection {
  profile: ProfileItem;
  /** null if unknown. */
  connected_at: string | null;
  /** Private to the account, in alphabetical order. */
  tags: readonly string[];
  /** Private to the account. */
  note: string | null;
  /** The latest contact; null if none is known. */
  last_interaction: Interaction | null;
  /** Direct conversation (cnv_...) with the member; null if none is known. */
  conversation_id: string | null;
}
