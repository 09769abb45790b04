import type { CreateGroupConversationHandler } from "../../../generated/tools/messaging/create_group_conversation.ts";
import type { ServiceContext } from "../../context.ts";
import { describeConversation } from "../../service/inbox/describe-conversations.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const create_group_conversation: CreateGroupConversationHandler<ServiceContext> = async (input, context) => {
  const { profile_ids: members, title = null, text } = input;
  refuseBlank({ title, text });
  return describeConversation(context, await context.network.messaging.createGroup({ members, title, text }));
};
