import type { ReplyToSupportTicketHandler } from "../../../generated/tools/support/reply_to_support_ticket.ts";
import type { ServiceContext } from "../../context.ts";
import { replyToTicket } from "../../service/tickets/reply-to-ticket.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const reply_to_support_ticket: ReplyToSupportTicketHandler<ServiceContext> = async (input, context) => {
  refuseBlank({ text: input.text });
  return replyToTicket(context, input);
};
