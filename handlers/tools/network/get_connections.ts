import type { GetConnectionsHandler } from "../../../generated/tools/network/get_connections.ts";
import type { ServiceContext } from "../../context.ts";
import { withProfileItems } from "../../detail/profile-item.ts";
import { paginate } from "../../paging/paginate.ts";
import { addAnnotations, findTagged } from "../../service/annotations/annotations.ts";
import { epochMs } from "../../time/epoch-ms.ts";

/** The network lists the connections; the service adds their tags and notes. */
export const get_connections: GetConnectionsHandler<ServiceContext> = async (input, context) => {
  const query = {
    keyword: input.keyword ?? null,
    company: input.company ?? null,
    title: input.title ?? null,
    location: input.location ?? null,
    since: epochMs(input.connected_since),
    memberIds: input.tag === undefined ? null : await findTagged(context, input.tag),
    sort: input.sort,
  };
  const { data, next_cursor } = await paginate(context, input, (page) =>
    context.network.relations.connections(query, page),
  );
  return { data: withProfileItems(await addAnnotations(context, data), input.detail), next_cursor };
};
