import type { GetConversationHandler } from "../../../generated/tools/messaging/get_conversation.ts";
import type { ServiceContext } from "../../context.ts";
import { describeConversation } from "../../service/inbox/describe-conversations.ts";

export const get_conversation: GetConversationHandler<ServiceContext> = async ({ conversation_id }, context) =>
  describeConversation(context, await context.network.messaging.conversation(conversation_id));
