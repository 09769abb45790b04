// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MessagingStyle, PostingStyle } from "../schemas.ts";

/** The account's style guides, with statistics of its messages and posts. */
export interface WritingStyle {
  /** Account id (acc_...). */
  account_id: string;
  /** Time of the computation. */
  computed_at: string;
  /** Who wrote the guides: the client's model, the operator's model, or rules applied to the statistics. */
  source: "client" | "server" | "statistics";
  /** Why no model wrote the guides; null if one did, or if none was requested. */
  source_reason: string | null;
  /** When the guides were stored; null if never. */
  refreshed_at: string | null;
  /** null if the account's messages are unknown. */
  messaging: MessagingStyle | null;
  /** null if the account's posts are unknown. */
  posting: PostingStyle | null;
}
