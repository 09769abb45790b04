import type { SendInmailHandler } from "../../../generated/tools/messaging/send_inmail.ts";
import type { ServiceContext } from "../../context.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const send_inmail: SendInmailHandler<ServiceContext> = async (input, { network }) => {
  const { profile_id, subject, text } = input;
  refuseBlank({ subject, text });
  return network.messaging.sendInmail(profile_id, { subject, text });
};
