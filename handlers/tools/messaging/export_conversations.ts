import type { ExportConversationsHandler } from "../../../generated/tools/messaging/export_conversations.ts";
import type { ServiceContext } from "../../context.ts";
import { orderExport } from "../../service/exports/exports.ts";

export const export_conversations: ExportConversationsHandler<ServiceContext> = (input, context) =>
  orderExport(context, "conversations", input);
