import type { SendInmailHandler } from "../../../generated/tools/messaging/send_inmail.ts";
import type { ServiceContext } from "../../context.ts";

export const send_inmail: SendInmailHandler<ServiceContext> = (input, { network }) => {
  const { profile_id, subject, text } = input;
  return network.messaging.sendInmail(profile_id, { subject, text });
};
