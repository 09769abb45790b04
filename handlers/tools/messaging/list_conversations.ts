import type { ListConversationsHandler } from "../../../generated/tools/messaging/list_conversations.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const list_conversations: ListConversationsHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "list_conversations has no handler yet." });
};
