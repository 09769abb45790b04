import type { ListMentionsHandler } from "../../../generated/tools/content/list_mentions.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const list_mentions: ListMentionsHandler<ServiceContext> = (input, context) => {
  const { kind, since } = input;
  return paginateFiltered(context, input, { kind, since }, (filters, page) =>
    context.network.content.mentions({ kind: filters.kind ?? null, since: epochMs(filters.since) }, page),
  );
};
