import type { SendInmailHandler } from "../../../generated/tools/messaging/send_inmail.ts";
import type { ServiceContext } from "../../context.ts";

export const send_inmail: SendInmailHandler<ServiceContext> = ({ recipient_id, subject, text }, { network }) =>
  network.messaging.sendInmail(recipient_id, { subject, text });
