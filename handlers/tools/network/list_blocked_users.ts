import type { ListBlockedUsersHandler } from "../../../generated/tools/network/list_blocked_users.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";

export const list_blocked_users: ListBlockedUsersHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) => context.network.relations.blocks(page));
