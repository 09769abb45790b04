import { sql } from "kysely";
import type { Post } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import type { PostQuery } from "../../port/content.ts";
import type { NetworkView } from "../network-view.ts";
import { findCompanyId } from "../profiles/company-summaries.ts";
import { findMemberId } from "../profiles/find-member.ts";
import { readPosts } from "./posts.ts";
import { visiblePosts } from "./visible-posts.ts";

/** Lists the posts of one author that the account may see. */
export async function listPosts(view: NetworkView, query: PostQuery, page: PageRequest): Promise<Page<Post>> {
  const { since, until } = query;
  const byEngagement = query.sort === "engagement";
  const keys = byEngagement ? (["engagement", "created_at", "id"] as const) : (["created_at", "id"] as const);
  const posts = view.db
    .selectFrom("net_posts as p")
    .select(["p.id", "p.created_at", engagement.as("engagement")])
    .where("p.author_id", "=", await findAuthor(view, query.author))
    .where(visiblePosts(view, "p"))
    .$if(since !== null, (select) => select.where("p.created_at", ">=", since))
    .$if(until !== null, (select) => select.where("p.created_at", "<", until));
  const rows = await view.db
    .selectFrom(posts.as("post"))
    .selectAll()
    .where(afterPosition(keys, page.after, "desc"))
    .$if(byEngagement, (select) => select.orderBy("engagement", "desc"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    (row) => keys.map((key) => row[key]),
    (shown) =>
      readPosts(
        view,
        shown.map(({ id }) => id),
      ),
  );
}

const engagement = sql<number>`p.reaction_count + p.comment_count + p.repost_count`;

async function findAuthor(view: NetworkView, author: PostQuery["author"]): Promise<string> {
  if (author === null) return view.memberId;
  return author.kind === "member" ? findMemberId(view, author.reference) : findCompanyId(view, author.reference);
}
