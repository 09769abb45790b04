// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MessagingStyle, PostingStyle } from "../schemas.ts";

/** The account's writing style, computed from its messages and posts. */
export interface WritingStyle {
  /** Account id (acc_...). */
  account_id: string;
  computed_at: string;
  /** null if the account's messages are unknown. */
  messaging: MessagingStyle | null;
  /** null if the account's posts are unknown. */
  posting: PostingStyle | null;
}
