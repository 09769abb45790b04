import type { GetConnectionsHandler } from "../../../generated/tools/network/get_connections.ts";
import { findTagged, readAnnotations } from "../../service/annotations/annotations.ts";
import type { ServiceContext } from "../../context.ts";
import { pageOf } from "../../paging/page-of.ts";
import { epochMs } from "../../time/epoch-ms.ts";

/** The network lists the connections; the tags and notes on them are the service's own. */
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
  const { data, next_cursor } = await pageOf(context, input, (page) =>
    context.network.relations.connections(query, page),
  );
  const annotations = await readAnnotations(
    context,
    data.map(({ profile }) => profile.id),
  );
  return {
    data: data.map((connection) => {
      const { tags, note } = annotations.get(connection.profile.id) ?? { tags: [], note: null };
      return { ...connection, tags, note };
    }),
    next_cursor,
  };
};
