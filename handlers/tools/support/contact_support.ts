import type { ContactSupportHandler } from "../../../generated/tools/support/contact_support.ts";
import type { ServiceContext } from "../../context.ts";
import { openTicket } from "../../service/tickets/tickets.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const contact_support: ContactSupportHandler<ServiceContext> = async (input, context) => {
  refuseBlank({ subject: input.subject, text: input.text });
  return openTicket(context, input);
};
