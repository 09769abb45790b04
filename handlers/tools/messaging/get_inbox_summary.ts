import type { GetInboxSummaryHandler } from "../../../generated/tools/messaging/get_inbox_summary.ts";
import type { ServiceContext } from "../../context.ts";
import { summarizeInbox } from "../../service/inbox/inbox-summary.ts";

export const get_inbox_summary: GetInboxSummaryHandler<ServiceContext> = (input, context) =>
  summarizeInbox(context, input.stale_after_days);
