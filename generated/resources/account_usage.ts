// Generated from spec/resources/account_usage.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Usage } from "../schemas.ts";

/** Usage stats: Today's API usage and remaining units by safety category; check it before running outreach. */
export type AccountUsageResourceHandler<Context> = (
  context: Context,
) => Promise<Usage>;
