import type { ReactToMessageHandler } from "../../../generated/tools/messaging/react_to_message.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const react_to_message: ReactToMessageHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "react_to_message has no handler yet." });
};
