import type { Detail, Post, PostItem } from "../../generated/schemas.ts";
import { excerptOf } from "../text/excerpt.ts";
import { toMemberItem, toNamedMember } from "./member-item.ts";

/**
 * Returns a post as an item of a list. With detail brief, it has only the properties that a reader needs to choose a post.
 * @param options.sameAuthor whether all posts of the list have one author, whose headline and degree are then omitted.
 */
export function toPostItem(post: Post, detail: Detail, options: { readonly sameAuthor?: boolean } = {}): PostItem {
  const company = post.company && { id: post.company.id, name: post.company.name };
  if (detail === "full") return { ...post, author: post.author && toMemberItem(post.author), company };
  const { id, url, author, own, kind, reaction_count, comment_count, repost_count, published_at } = post;
  const { impression_count, own_reaction } = post;
  const { headline = null, degree = null } = author ?? {};
  return {
    id,
    ...(url !== null && { url }),
    author: author && { ...toNamedMember(author), ...(!options.sameAuthor && { headline, degree }) },
    ...(company && { company }),
    own,
    kind,
    ...(post.pinned === true && { pinned: true }),
    excerpt: excerptOf(post.text === "" ? (post.repost_of?.text ?? "") : post.text),
    reaction_count,
    comment_count,
    repost_count,
    ...(impression_count !== null && { impression_count }),
    ...(own_reaction !== null && { own_reaction }),
    published_at,
  };
}
