import type { ListInvitationsHandler } from "../../../generated/tools/network/list_invitations.ts";
import type { ServiceContext } from "../../context.ts";
import { withProfileItems } from "../../detail/profile-item.ts";
import { paginateFiltered } from "../../paging/paginate.ts";

const dayMs = 24 * 60 * 60 * 1000;

export const list_invitations: ListInvitationsHandler<ServiceContext> = async (input, context) => {
  const { direction, status, older_than_days, detail } = input;
  const { data, ...page } = await paginateFiltered(context, input, { status, older_than_days }, (filters, request) => {
    const days = filters.older_than_days;
    const before = days === undefined ? null : context.now() - days * dayMs;
    return context.network.invitations.list({ direction, status: filters.status ?? null, before }, request);
  });
  return { data: withProfileItems(data, detail), ...page };
};
