import type { ReplyToSupportTicketHandler } from "../../../generated/tools/support/reply_to_support_ticket.ts";
import type { ServiceContext } from "../../context.ts";
import { replyToTicket } from "../../service/tickets/reply-to-ticket.ts";

export const reply_to_support_ticket: ReplyToSupportTicketHandler<ServiceContext> = (input, context) =>
  replyToTicket(context, input);
