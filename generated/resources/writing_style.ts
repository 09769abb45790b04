// Generated from spec/resources/writing_style.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { WritingStyle } from "../schemas.ts";

/** Writing style: Messaging and posting style guides based on analysis of the account's activity. */
export type WritingStyleResourceHandler<Context> = (
  context: Context,
) => Promise<WritingStyle>;
