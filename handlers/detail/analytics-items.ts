import type { CommentReach, Detail, PostAnalytics, PostAnalyticsItem } from "../../generated/schemas.ts";
import { excerptOf } from "../text/excerpt.ts";
import { toNamedMember } from "./member-item.ts";

/**
 * Returns the reach of a comment. With detail brief, the post has only its id and a short excerpt, and its author only an id
 * and a name.
 */
export function toCommentReachItem(reach: CommentReach, detail: Detail): CommentReach {
  if (detail === "full") return reach;
  const { post, post_author } = reach;
  return {
    ...reach,
    post: { id: post.id, excerpt: excerptOf(post.excerpt, 100) },
    post_author: post_author && toNamedMember(post_author),
  };
}

/** Returns the metrics of a post; with detail brief, only those that are used to compare posts. */
export function toPostAnalyticsItem(analytics: PostAnalytics, detail: Detail): PostAnalyticsItem {
  if (detail === "full") return analytics;
  const { post_id, excerpt, kind, published_at, fetched_at, impressions, unique_viewers } = analytics;
  const { reaction_count, comment_count, repost_count, engagements, engagement_rate } = analytics;
  return {
    ...{ post_id, excerpt, kind, published_at, fetched_at, impressions, unique_viewers },
    ...{ reaction_count, comment_count, repost_count, engagements, engagement_rate },
  };
}
