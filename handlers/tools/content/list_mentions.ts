import type { ListMentionsHandler } from "../../../generated/tools/content/list_mentions.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const list_mentions: ListMentionsHandler<ServiceContext> = (input, context) => {
  const query = { kind: input.kind ?? null, since: epochMs(input.since) };
  return paginate(context, input, (page) => context.network.content.mentions(query, page));
};
