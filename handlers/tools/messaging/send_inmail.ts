import type { SendInmailHandler } from "../../../generated/tools/messaging/send_inmail.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const send_inmail: SendInmailHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "send_inmail has no handler yet." });
};
