import type { ExportConversationsHandler } from "../../../generated/tools/messaging/export_conversations.ts";
import type { ServiceContext } from "../../context.ts";
import { requestExport } from "../../service/exports/exports.ts";

export const export_conversations: ExportConversationsHandler<ServiceContext> = (input, context) =>
  requestExport(context, "conversations", input);
