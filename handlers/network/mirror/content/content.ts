import type { ContentPort } from "../../port/content.ts";
import type { NetworkView } from "../network-view.ts";
import { listComments } from "./comments.ts";
import { deletePost } from "./delete-post.ts";
import { editPost } from "./edit-post.ts";
import { createFeed } from "./feed.ts";
import { findPost, requireOwnPosts } from "./find-post.ts";
import { readMedia, storeMedia } from "./media.ts";
import { listActivity } from "./member-activity.ts";
import { listMentions } from "./mentions.ts";
import { listPosts } from "./post-lists.ts";
import { listReactions } from "./post-reactions.ts";
import { readPost } from "./posts.ts";
import { readPublishedExcerpts } from "./published-excerpts.ts";
import { checkPost, publishPost } from "./publish-post.ts";
import { reactToComment, reactToPost, unreactToPost } from "./react.ts";
import { repost } from "./repost.ts";
import { listSavedPosts, savePost } from "./saved-posts.ts";
import { commentOnPost, deleteComment, readAddressees, replyToComment } from "./write-comment.ts";

export function createContent(view: NetworkView): ContentPort {
  return {
    publish: (post) => publishPost(view, post),
    check: (post) => checkPost(view, post),
    get: async (reference) => readPost(view, (await findPost(view, reference)).id),
    requireOwn: (ids) => requireOwnPosts(view, ids),
    published: (span, limit) => readPublishedExcerpts(view, span, limit),
    list: (query, page) => listPosts(view, query, page),
    edit: (reference, changes) => editPost(view, reference, changes),
    remove: (reference) => deletePost(view, reference),
    repost: (reference, post) => repost(view, reference, post),
    save: (reference, saved) => savePost(view, reference, saved),
    saved: (page) => listSavedPosts(view, page),
    react: (postId, type) => reactToPost(view, postId, type),
    unreact: (postId) => unreactToPost(view, postId),
    comment: (postId, comment) => commentOnPost(view, postId, comment),
    addressees: (postId, commentId) => readAddressees(view, postId, commentId),
    reply: (commentId, reply) => replyToComment(view, commentId, reply),
    reactToComment: (commentId, type) => reactToComment(view, commentId, type),
    removeComment: (commentId) => deleteComment(view, commentId),
    comments: (postId, sort, page) => listComments(view, postId, sort, page),
    reactions: (postId, type, page) => listReactions(view, postId, type, page),
    feed: (topic) => createFeed(view, topic),
    mentions: (query, page) => listMentions(view, query, page),
    activity: (reference, kinds, page) => listActivity(view, reference, kinds, page),
    upload: (file) => storeMedia(view, file),
    uploaded: (id) => readMedia(view, id),
  };
}
