import type { ListNetworkUpdatesHandler } from "../../../generated/tools/network/list_network_updates.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const list_network_updates: ListNetworkUpdatesHandler<ServiceContext> = (input, context) => {
  const { kinds, since } = input;
  return paginateFiltered(context, input, { kinds, since }, (filters, page) =>
    context.network.relations.updates({ kinds: filters.kinds ?? null, since: epochMs(filters.since) }, page),
  );
};
