import type { ContentPort } from "../../port/content.ts";
import type { NetworkView } from "../network-view.ts";
import { commentOnPost, listComments } from "./comments.ts";
import { readFeed } from "./feed.ts";
import { findPost } from "./find-post.ts";
import { listActivity } from "./member-activity.ts";
import { listPosts } from "./post-lists.ts";
import { listReactions, reactToPost } from "./post-reactions.ts";
import { readPost } from "./posts.ts";
import { readPublishedPosts } from "./published-posts.ts";
import { checkPost, publishPost } from "./publish-post.ts";

export function createContent(view: NetworkView): ContentPort {
  return {
    publish: (post) => publishPost(view, post),
    check: (post) => checkPost(view, post),
    get: async (reference) => readPost(view, (await findPost(view, reference)).id),
    published: (span, limit) => readPublishedPosts(view, span, limit),
    list: (query, page) => listPosts(view, query, page),
    react: (postId, type) => reactToPost(view, postId, type),
    comment: (postId, text) => commentOnPost(view, postId, text),
    comments: (postId, sort, page) => listComments(view, postId, sort, page),
    reactions: (postId, type, page) => listReactions(view, postId, type, page),
    feed: (query, page) => readFeed(view, query, page),
    activity: (reference, kinds, page) => listActivity(view, reference, kinds, page),
  };
}
