import type { GetConnectionsHandler } from "../../../generated/tools/network/get_connections.ts";
import type { ServiceContext } from "../../context.ts";
import { withProfileItems } from "../../detail/profile-item.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { addAnnotations, findTagged, nearestTags } from "../../service/annotations/annotations.ts";
import { suggestWords } from "../../text/nearest-words.ts";
import { epochMs } from "../../time/epoch-ms.ts";

/** The network lists the connections; the service adds their tags and notes. */
export const get_connections: GetConnectionsHandler<ServiceContext> = async (input, context) => {
  const { keyword, company, title, location, industry, tag, connected_since, sort } = input;
  const { relations, search } = context.network;
  const { data, ...page } = await paginateFiltered(
    context,
    input,
    { keyword, company, title, location, industry, tag, connected_since },
    async (filters, request) => {
      const query = {
        keyword: filters.keyword ?? null,
        company: filters.company ?? null,
        title: filters.title ?? null,
        location: filters.location ?? null,
        industry: filters.industry ?? null,
        since: epochMs(filters.connected_since),
        memberIds: filters.tag === undefined ? null : await findTagged(context, filters.tag),
        sort,
      };
      return relations.connections(query, request);
    },
    {
      nearestValues: {
        keyword: suggestWords(() => relations.texts("connections")),
        company: (value) => search.nearest("company", value),
        title: (value) => search.nearest("title", value),
        location: (value) => search.nearest("location", value),
        industry: (value) => search.nearest("industry", value),
        tag: (value) => nearestTags(context, value),
      },
    },
  );
  return { data: withProfileItems(await addAnnotations(context, data), input.detail), ...page };
};
