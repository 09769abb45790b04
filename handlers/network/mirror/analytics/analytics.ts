import type { AnalyticsPort } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";
import { readActivityTimes } from "./activity-times.ts";
import { listCommentReach } from "./comment-reach.ts";
import { countConnections, readConnectionShares } from "./connection-shares.ts";
import { readPeriodCounts } from "./period-counts.ts";
import { readPostAnalytics } from "./post-analytics.ts";
import { readPostEngagements } from "./post-engagements.ts";
import { readTopPosts } from "./top-posts.ts";

export function createAnalytics(view: NetworkView): AnalyticsPort {
  return {
    end: async () => view.now(),
    counts: (span) => readPeriodCounts(view, span),
    topPosts: (span, limit) => readTopPosts(view, span, limit),
    post: (postId) => readPostAnalytics(view, postId),
    postEngagements: (span, limit) => readPostEngagements(view, span, limit),
    connectionCounts: (span) => countConnections(view, span),
    connectionShares: () => readConnectionShares(view),
    activity: (span) => readActivityTimes(view, span),
    commentReach: (span, page) => listCommentReach(view, span, page),
  };
}
