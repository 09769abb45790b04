import { sql } from "kysely";
import type { CommentReach } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { roundTo } from "../../../statistics/rounding.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { DaySpan } from "../../port/analytics.ts";
import { readAuthoredExcerpts } from "../content/post-excerpt.ts";
import { visiblePosts } from "../content/visible-posts.ts";
import type { NetworkView } from "../network-view.ts";
import { readMemberRefs } from "../profiles/member-summaries.ts";

const hourMs = 3_600_000;

/** Lists the account's comments of a span with their reach, newest first. Omits comments on posts that are no longer visible. */
export async function listCommentReach(
  view: NetworkView,
  span: DaySpan,
  page: PageRequest,
): Promise<Page<CommentReach>> {
  const rows = await selectComments(view, span, page);
  const positionOf = (row: (typeof rows)[number]) => [row.created_at, row.id];
  return toPage(rows, page, positionOf, async (shown) => {
    const authors = await readMemberRefs(
      view,
      shown.map((row) => row.post_author_id),
    );
    const posts = await readAuthoredExcerpts(
      view,
      shown.map((row) => row.post_id),
    );
    return shown.flatMap((row) => {
      const post = posts.get(row.post_id)?.post;
      if (!post) return [];
      return {
        comment_id: row.id,
        parent_id: row.parent_id,
        text: row.text,
        created_at: isoTime(row.created_at),
        post,
        post_author: authors.get(row.post_author_id) ?? null,
        hours_after_post: Math.max(0, roundTo((row.created_at - row.published_at) / hourMs, 1)),
        impressions: row.impression_count,
        reactions: row.reaction_count,
        replies: row.reply_count,
        answered_by_post_author: Boolean(row.answered), // 0 or 1 on SQLite
        profile_views: row.profile_view_count,
      };
    });
  });
}

function selectComments(view: NetworkView, span: DaySpan, page: PageRequest) {
  return view.db
    .selectFrom("net_comments as c")
    .innerJoin("net_posts as p", "p.id", "c.post_id")
    .selectAll("c")
    .select([
      "p.author_id as post_author_id",
      "p.created_at as published_at",
      sql`exists (select 1 from net_comments a where a.parent_id = c.id and a.author_id = p.author_id)`.as("answered"),
    ])
    .where("c.author_id", "=", view.memberId)
    .where("c.created_at", ">=", span.startMs)
    .where("c.created_at", "<", span.endMs)
    .where(visiblePosts(view, "p"))
    .where(afterPosition(["c.created_at", "c.id"], page.after, "desc"))
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .limit(page.limit + 1)
    .execute();
}
