import type { AnalyticsPort } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";
import { readActivityTimes } from "./activity-times.ts";
import { readAudience } from "./audience.ts";
import { listCommentReach } from "./comment-reach.ts";
import { countConnections, readConnectionBreakdowns } from "./connection-breakdowns.ts";
import { readFollowerGains } from "./follower-gains.ts";
import { readMessageVolumes, readNewestMessages, readResponses } from "./inbox.ts";
import { readGrowth, readPeriodCounts } from "./period-counts.ts";
import { readPostAnalytics } from "./post-analytics.ts";
import { readPostEngagements } from "./post-engagements.ts";
import { readOwnPosts } from "./published-posts.ts";
import { readAppearanceDays, readAppearanceSplits } from "./search-appearances.ts";
import { listTopEngagers } from "./top-engagers.ts";
import { readTopPosts } from "./top-posts.ts";

export function createAnalytics(view: NetworkView): AnalyticsPort {
  return {
    end: async () => view.now(),
    counts: (span) => readPeriodCounts(view, span),
    topPosts: (span, limit) => readTopPosts(view, span, limit),
    post: (postId) => readPostAnalytics(view, postId),
    postEngagements: (span, limit) => readPostEngagements(view, span, limit),
    connectionCounts: (span) => countConnections(view, span),
    connectionBreakdowns: () => readConnectionBreakdowns(view),
    activity: (span) => readActivityTimes(view, span),
    commentReach: (span, page) => listCommentReach(view, span, page),
    growth: (span) => readGrowth(view, span),
    followerGains: (ranges) => readFollowerGains(view, ranges),
    audience: (kind, range) => readAudience(view, kind, range),
    appearanceDays: (span) => readAppearanceDays(view, span),
    appearances: (span) => readAppearanceSplits(view, span),
    messageVolumes: (ranges) => readMessageVolumes(view, ranges),
    responses: (range, sinceMs) => readResponses(view, range, sinceMs),
    newestMessages: (range, hiddenIds) => readNewestMessages(view, range, hiddenIds),
    ownPosts: (range) => readOwnPosts(view, range),
    engagers: (span, query, page) => listTopEngagers(view, span, query, page),
  };
}
