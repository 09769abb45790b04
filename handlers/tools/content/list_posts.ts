import type { ListPostsHandler, ListPostsInput } from "../../../generated/tools/content/list_posts.ts";
import type { ServiceContext } from "../../context.ts";
import { toPostItem } from "../../detail/post-item.ts";
import type { PostQuery } from "../../network/port/content.ts";
import { paginate } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const list_posts: ListPostsHandler<ServiceContext> = async (input, context) => {
  const query: PostQuery = { author: toAuthor(input), since: epochMs(input.since), sort: input.sort };
  const { data, next_cursor } = await paginate(context, input, (page) => context.network.content.list(query, page));
  return { data: data.map((post) => toPostItem(post, input.detail, { sameAuthor: true })), next_cursor };
};

function toAuthor({ profile_id, company_id }: ListPostsInput): PostQuery["author"] {
  if (company_id !== undefined) return { kind: "company", reference: company_id };
  return profile_id === undefined ? null : { kind: "member", reference: profile_id };
}
