import type { Selectable } from "kysely";
import type { Post } from "../../../../generated/schemas.ts";
import { isoTime, isoTimeOrNull } from "../../../time/iso-time.ts";
import { lacks } from "../partial-network.ts";
import type { NetworkView } from "../network-view.ts";
import { pageUrl } from "../page-url.ts";
import { readCompanySummaries } from "../profiles/company-summaries.ts";
import { readSummaries } from "../profiles/member-summaries.ts";
import type { PostRow } from "../tables/net-tables.ts";
import {
  hashtagsOf,
  noReactions,
  readOriginals,
  readOwnReactions,
  readPostMedia,
  readMentions,
  readReactionCounts,
  readSaved,
  toPoll,
} from "./post-parts.ts";

export const postUrl = (id: string): string => pageUrl("posts", id);

const unknownInPartial = {
  pinned: null,
  reaction_count: null,
  reactions: null,
  comment_count: null,
  repost_count: null,
  impression_count: null,
} as const;

/**
 * Reads posts for the account, in the order of the ids and with a fixed number of queries; those that do not exist are omitted. The caller must
 * check that the account may see them (`visiblePosts`).
 */
export async function readPosts(view: NetworkView, ids: readonly string[]): Promise<Post[]> {
  if (ids.length === 0) return [];
  const rows = await view.db
    .selectFrom("net_posts")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
  const toPost = await createToPost(view, rows);
  const others = rows.flatMap(({ id, author_id }) => (author_id === view.memberId ? [] : [id]));
  if (others.length > 0) view.recordExposure({ kind: "posts", postIds: others });
  const posts = new Map(rows.map((row) => [row.id, toPost(row)]));
  return ids.flatMap((id) => posts.get(id) ?? []);
}

/** Reads one post, which must exist and be visible. */
export async function readPost(view: NetworkView, id: string): Promise<Post> {
  const [post] = await readPosts(view, [id]);
  if (!post) throw new Error(`post ${id} does not exist`);
  return post;
}

type Row = Selectable<PostRow>;

/** Reads all data of the posts, and returns the function that converts a row to a response. */
async function createToPost(view: NetworkView, rows: readonly Row[]): Promise<(row: Row) => Post> {
  const ids = rows.map(({ id }) => id);
  const authorsOf = (kind: Row["author_kind"]): string[] =>
    rows.flatMap(({ author_kind, author_id }) => (author_kind === kind ? [author_id] : []));
  const authors = await readSummaries(view, authorsOf("member"));
  const companies = await readCompanySummaries(view, authorsOf("company"));
  const counts = await readReactionCounts(view, ids);
  const own = await readOwnReactions(view, ids);
  const saved = await readSaved(view, ids);
  const mentions = await readMentions(view, ids);
  const files = await readPostMedia(view, rows.flatMap(mediaIds));
  const originals = await readOriginals(
    view,
    rows.flatMap(({ repost_of }) => repost_of ?? []),
  );
  const now = view.now();
  const lacksSaved = await lacks(view, "saved_posts");
  return (row) => {
    const isOwn = row.author_id === view.memberId;
    const hasFiles = row.format === "image" || row.format === "document";
    const post = {
      id: row.id,
      url: view.partial ? view.partial.postUrl(row.id) : postUrl(row.id),
      author: authors.get(row.author_id) ?? null,
      company: companies.get(row.author_id) ?? null,
      own: isOwn,
      kind: row.format,
      text: row.text,
      hashtags: hashtagsOf(row.text),
      mentions: mentions.get(row.id) ?? [],
      link_url: row.link_url,
      media: mediaIds(row).flatMap((id) => files.get(id) ?? []),
      poll: row.poll === null ? null : toPoll(row.poll, now),
      repost_of: row.repost_of === null ? null : (originals.get(row.repost_of) ?? null),
      visibility: row.visibility,
      pinned: row.pinned === 1,
      saved: lacksSaved ? null : saved.has(row.id),
      reaction_count: row.reaction_count,
      reactions: counts.get(row.id) ?? noReactions,
      comment_count: row.comment_count,
      repost_count: row.repost_count,
      impression_count: isOwn ? row.impression_count : null,
      own_reaction: own.get(row.id) ?? null,
      published_at: isoTime(row.created_at),
      edited_at: isoTimeOrNull(row.edited_at),
    };
    return view.partial ? { ...post, ...unknownInPartial, media: hasFiles ? null : post.media } : post;
  };
}

const mediaIds = ({ media_ids }: Pick<Row, "media_ids">): string[] => JSON.parse(media_ids) as string[]; // the column's type
