import type { ListNetworkUpdatesHandler } from "../../../generated/tools/network/list_network_updates.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const list_network_updates: ListNetworkUpdatesHandler<ServiceContext> = (input, context) => {
  const query = { kinds: input.kinds ?? null, since: epochMs(input.since) };
  return paginate(context, input, (page) => context.network.relations.updates(query, page));
};
