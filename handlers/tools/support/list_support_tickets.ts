import type { ListSupportTicketsHandler } from "../../../generated/tools/support/list_support_tickets.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { listTickets } from "../../service/tickets/list-tickets.ts";

export const list_support_tickets: ListSupportTicketsHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) => listTickets(context, input.status ?? null, page));
