import type { ArchiveContents, ShareRecord } from "../../read/index.ts";
import type { ArchiveRows } from "./archive-rows.ts";
import { latestRows } from "./latest-rows.ts";
import { unknownTime } from "./partial-days.ts";
import { commentRowId, memberRowId, postRowId } from "./row-ids.ts";

type ContentTables = "net_posts" | "net_reactions" | "net_comments" | "net_saved_posts";

/** Returns the rows of what the owner has published, commented on, reacted to and saved. */
export function contentRows(contents: ArchiveContents): Pick<ArchiveRows, ContentTables> {
  const owner = memberRowId(contents.owner.personId);
  const reactions = contents.reactions.flatMap(({ id, post, commentId, type, reactedAt }) => {
    if (type === null) return []; // the report lists the rows with unknown types
    const target_id = commentId === null ? postRowId(post, id) : commentRowId(commentId);
    const target_kind = commentId === null ? ("post" as const) : ("comment" as const);
    return [{ target_id, target_kind, member_id: owner, type, created_at: reactedAt }];
  });
  const saved = contents.savedItems.map(({ id, post, savedAt }) => ({
    member_id: owner,
    post_id: postRowId(post, id),
    created_at: savedAt ?? unknownTime,
  }));
  return {
    net_posts: [...postRows(contents, owner), ...repostRows(contents, owner)].sort(
      (one, other) => one.created_at - other.created_at,
    ),
    net_reactions: latestRows(reactions, ({ target_id }) => target_id),
    net_comments: contents.comments.map(({ id, post, text, commentedAt }) => ({
      id: commentRowId(id),
      post_id: postRowId(post, id),
      parent_id: null,
      author_id: owner,
      text,
      created_at: commentedAt,
      reaction_count: 0,
      reply_count: 0,
      impression_count: 0,
      profile_view_count: 0,
    })),
    net_saved_posts: latestRows(saved, ({ post_id }) => post_id),
  };
}

type PostRow = ArchiveRows["net_posts"][number];

function postRows({ shares }: ArchiveContents, owner: string): PostRow[] {
  const rows = shares.map((share) => ({
    ...emptyPost,
    id: postRowId(share.post, share.id),
    author_id: owner,
    format: formatOf(share),
    text: share.text,
    // If the audience is unknown, assume the narrower one. This hides nothing, because owners see all of their own posts.
    visibility: share.visibility ?? "connections",
    created_at: share.publishedAt,
    link_url: linkOf(share),
  }));
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Reposts without a text. The archive does not contain the original. */
function repostRows({ reposts }: ArchiveContents, owner: string): PostRow[] {
  return reposts.map(({ id, at }) => ({
    ...emptyPost,
    id: postRowId(null, id),
    author_id: owner,
    format: "repost",
    text: "",
    visibility: "public",
    created_at: at,
    link_url: null,
  }));
}

/** Returns the address that a post shares; null if it shares none, or no valid one. */
const linkOf = ({ sharedUrl }: ShareRecord): string | null =>
  sharedUrl !== null && URL.canParse(sharedUrl) ? sharedUrl : null;

/** Derives the format of a post from its addresses, because the archive does not contain the media file. */
function formatOf(share: ShareRecord): PostRow["format"] {
  const { mediaUrl } = share;
  if (linkOf(share) !== null) return "link";
  if (mediaUrl === null) return "text";
  return /document|\.pdf/i.test(mediaUrl) ? "document" : "image";
}

const emptyPost = {
  author_kind: "member",
  edited_at: null,
  pinned: 0,
  repost_of: null,
  media_ids: "[]",
  poll: null,
  reaction_count: 0,
  comment_count: 0,
  repost_count: 0,
  impression_count: 0,
  topic: null,
} as const;
