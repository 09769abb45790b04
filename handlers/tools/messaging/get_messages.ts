import type { GetMessagesHandler } from "../../../generated/tools/messaging/get_messages.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_messages: GetMessagesHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_messages has no handler yet." });
};
