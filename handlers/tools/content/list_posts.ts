import type { ListPostsHandler, ListPostsInput } from "../../../generated/tools/content/list_posts.ts";
import type { ServiceContext } from "../../context.ts";
import type { PostQuery } from "../../network/port/content.ts";
import { paginate } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const list_posts: ListPostsHandler<ServiceContext> = async (input, context) => {
  const query: PostQuery = { author: toAuthor(input), since: epochMs(input.since), sort: input.sort };
  return paginate(context, input, (page) => context.network.content.list(query, page));
};

function toAuthor({ profile_id, company_id }: ListPostsInput): PostQuery["author"] {
  if (company_id !== undefined) return { kind: "company", reference: company_id };
  return profile_id === undefined ? null : { kind: "member", reference: profile_id };
}
