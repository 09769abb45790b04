import type { ListInvitationsHandler } from "../../../generated/tools/network/list_invitations.ts";
import type { ServiceContext } from "../../context.ts";
import { withProfileItems } from "../../detail/profile-item.ts";
import { paginate } from "../../paging/paginate.ts";

const dayMs = 24 * 60 * 60 * 1000;

export const list_invitations: ListInvitationsHandler<ServiceContext> = async (input, context) => {
  const { direction, status = null, older_than_days, detail } = input;
  const before = older_than_days === undefined ? null : context.now() - older_than_days * dayMs;
  const { data, next_cursor } = await paginate(context, input, (page) =>
    context.network.invitations.list({ direction, status, before }, page),
  );
  return { data: withProfileItems(data, detail), next_cursor };
};
