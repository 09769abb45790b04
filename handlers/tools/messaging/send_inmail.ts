import type { SendInmailHandler } from "../../../generated/tools/messaging/send_inmail.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const send_inmail: SendInmailHandler<ServiceContext> = async (input, { account, platform }) => {
  const { recipient_id, subject, text } = input;
  if (recipient_id === account.externalId) {
    throw argumentFailure("/recipient_id", "An account cannot write to itself.");
  }
  return platform.messaging.sendInmail(recipient_id, { subject, text });
};
