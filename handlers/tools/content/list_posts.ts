import type { ListPostsHandler, ListPostsInput } from "../../../generated/tools/content/list_posts.ts";
import type { ServiceContext } from "../../context.ts";
import { toPostItem } from "../../detail/post-item.ts";
import type { PostQuery } from "../../network/port/content.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { checkPeriod } from "../../time/check-period.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const list_posts: ListPostsHandler<ServiceContext> = async (input, context) => {
  const { since, until, sort, detail } = input;
  checkPeriod(input);
  const author = toAuthor(input);
  const { data, ...page } = await paginateFiltered(context, input, { since, until }, (filters, request) => {
    const period = { since: epochMs(filters.since), until: epochMs(filters.until) };
    return context.network.content.list({ author, ...period, sort }, request);
  });
  return { data: data.map((post) => toPostItem(post, detail, { sameAuthor: true })), ...page };
};

function toAuthor({ profile_id, company_id }: ListPostsInput): PostQuery["author"] {
  if (company_id !== undefined) return { kind: "company", reference: company_id };
  return profile_id === undefined ? null : { kind: "member", reference: profile_id };
}
