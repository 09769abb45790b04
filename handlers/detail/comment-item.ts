import type { Comment, CommentItem, CommentReply, CommentReplyItem, Detail } from "../../generated/schemas.ts";
import { toMemberItem, toNamedMember } from "./member-item.ts";

/** Maximum number of replies of a comment in a list with detail brief. */
const briefReplies = 3;

/**
 * Returns a comment as an item of a list. With detail brief, it omits the post, the parent, empty properties, most of the
 * author, and all but the first replies.
 */
export function toCommentItem(comment: Comment, detail: Detail): CommentItem {
  const { replies, reply_count } = comment;
  if (detail === "full") {
    const full = replies.map((reply) => ({ ...reply, author: toMemberItem(reply.author) }));
    return { ...comment, author: toMemberItem(comment.author), replies: full };
  }
  const { headline, degree } = comment.author;
  const { author, ...rest } = shorten(comment);
  return {
    ...rest,
    author: { ...author, headline, degree },
    reply_count,
    replies: replies.slice(0, briefReplies).map(shorten),
  };
}

function shorten(comment: Comment | CommentReply): CommentReplyItem {
  const { id, author, own, by_post_author, text, mentions, created_at, edited_at } = comment;
  const { reaction_count, own_reaction } = comment;
  return {
    id,
    author: toNamedMember(author),
    own,
    by_post_author,
    text,
    ...(mentions.length > 0 && { mentions }),
    reaction_count,
    ...(own_reaction !== null && { own_reaction }),
    created_at,
    ...(edited_at !== null && { edited_at }),
  };
}
