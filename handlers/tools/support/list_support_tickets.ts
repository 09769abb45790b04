import type { ListSupportTicketsHandler } from "../../../generated/tools/support/list_support_tickets.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { listTickets } from "../../service/tickets/list-tickets.ts";

export const list_support_tickets: ListSupportTicketsHandler<ServiceContext> = (input, context) =>
  paginateFiltered(context, input, { status: input.status }, ({ status = null }, page) =>
    listTickets(context, status, page),
  );
