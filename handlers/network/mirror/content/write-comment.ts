import type { Comment } from "../../../../generated/schemas.ts";
import type { NewComment } from "../../port/content.ts";
import type { NetworkView } from "../network-view.ts";
import { notify, type Notice } from "../notices.ts";
import { toComments } from "./comments.ts";
import { findComment, findDeletableComment } from "./find-comment.ts";
import { findPost } from "./find-post.ts";
import { addMentions, requireMembers } from "./post-mentions.ts";
import { recordComment, removeComment, type CommentRecord } from "./record-comment.ts";

/** Adds the account's comment to a post and notifies the author of the post. */
export async function commentOnPost(
  view: NetworkView,
  postId: string,
  { text, mentions }: NewComment,
): Promise<Comment> {
  const { memberId } = view;
  const post = await findPost(view, postId);
  const { id, at } = await view.act("comment_on_post", async () => {
    await requireMembers(view, mentions);
    return { post_id: post.id, text, ...(mentions.length > 0 && { mentions }) };
  });
  const row = { id, post_id: post.id, parent_id: null, author_id: memberId, text, created_at: at };
  const author = post.author_kind === "member" ? post.author_id : null;
  if (await recordComment(view, row)) {
    await notify(view, commented(author, id));
    await addMentions(view, { kind: "comment", id, at }, mentions);
  }
  return toComment(view, post.author_id, row);
}

/**
 * Adds the account's reply to a comment or to another reply. The author of that comment or reply and the author of the
 * post are notified, once if they are the same.
 */
export async function replyToComment(
  view: NetworkView,
  commentId: string,
  { text, mentions }: NewComment,
): Promise<Comment> {
  const { memberId } = view;
  const comment = await findComment(view, commentId);
  const parent_id = comment.parent_id ?? comment.id;
  const { id, at } = await view.act("reply_to_comment", async () => {
    await requireMembers(view, mentions);
    return { post_id: comment.post_id, comment_id: comment.id, text, ...(mentions.length > 0 && { mentions }) };
  });
  const row = { id, post_id: comment.post_id, parent_id, author_id: memberId, text, created_at: at };
  if (await recordComment(view, row, comment.id)) {
    const { author_id, post_author_id, post_author_kind } = comment;
    const author = post_author_kind === "member" && post_author_id !== author_id ? post_author_id : null;
    const reply = { memberId: author_id, kind: "reply", subjectId: id, action: "replied to your comment" };
    await notify(view, [reply, ...commented(author, id)]);
    await addMentions(view, { kind: "comment", id, at }, mentions);
  }
  return toComment(view, comment.post_author_id, row);
}

/**
 * Reads the ids of the other members to whom a comment on a post, or a reply to a comment, is addressed; none for a post of
 * the account.
 */
export async function readAddressees(view: NetworkView, postId: string, commentId: string | null): Promise<string[]> {
  const post = await findPost(view, postId);
  if (post.author_id === view.memberId) return [];
  const authors = post.author_kind === "member" ? [post.author_id] : [];
  if (commentId !== null) authors.push((await findComment(view, commentId)).author_id);
  return authors.filter((id) => id !== view.memberId);
}

/** Deletes a comment by the account or on a post of the account, with the replies. Returns the id of the comment. */
export async function deleteComment(view: NetworkView, commentId: string): Promise<string> {
  const { id } = await findDeletableComment(view, commentId);
  await view.act("delete_comment", async () => ({ comment_id: id }));
  await removeComment(view, id);
  return id;
}

const commented = (memberId: string | null, subjectId: string): Notice[] =>
  memberId === null ? [] : [{ memberId, kind: "comment", subjectId, action: "commented on your post" }];

async function toComment(view: NetworkView, postAuthorId: string, row: CommentRecord): Promise<Comment> {
  const [comment] = await toComments(view, postAuthorId, [{ ...row, reaction_count: 0, reply_count: 0 }]);
  if (!comment) throw new Error(`member ${row.author_id} has no summary`);
  return comment;
}
