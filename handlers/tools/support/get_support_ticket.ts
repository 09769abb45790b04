import type { GetSupportTicketHandler } from "../../../generated/tools/support/get_support_ticket.ts";
import type { ServiceContext } from "../../context.ts";
import { readTicket } from "../../service/tickets/tickets.ts";

export const get_support_ticket: GetSupportTicketHandler<ServiceContext> = ({ ticket_id }, context) =>
  readTicket(context, ticket_id);
