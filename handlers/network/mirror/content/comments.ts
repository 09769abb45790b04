import { sql, type Selectable } from "kysely";
import type { Comment, CommentReply } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readSummaries } from "../profiles/member-summaries.ts";
import type { CommentRow } from "../tables/net-tables.ts";
import { findPost } from "./find-post.ts";
import { readMentions, readOwnReactions } from "./post-parts.ts";

type Row = Pick<
  Selectable<CommentRow>,
  "id" | "post_id" | "parent_id" | "author_id" | "text" | "created_at" | "reaction_count" | "reply_count"
>;

const columns = [
  "c.id",
  "c.post_id",
  "c.parent_id",
  "c.author_id",
  "c.text",
  "c.created_at",
  "c.reaction_count",
  "c.reply_count",
] as const;

const maxReplies = 50;

/** Lists top-level comments with their first replies, except those of members who block the account or are blocked by it. */
export async function listComments(
  view: NetworkView,
  postId: string,
  sort: "recent" | "relevant",
  page: PageRequest,
): Promise<Page<Comment>> {
  const post = await findPost(view, postId);
  const isRelevant = sort === "relevant";
  const keys = isRelevant ? (["score", "created_at", "id"] as const) : (["created_at", "id"] as const);
  const comments = view.db
    .selectFrom("net_comments as c")
    .select([...columns, sql<number>`c.reaction_count + c.reply_count`.as("score")])
    .where("c.post_id", "=", post.id)
    .where("c.parent_id", "is", null)
    .where(notBlocked(view, "c.author_id"));
  const rows = await view.db
    .selectFrom(comments.as("comment"))
    .selectAll()
    .where(afterPosition(keys, page.after, "desc"))
    .$if(isRelevant, (select) => select.orderBy("score", "desc"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    (row) => keys.map((key) => row[key]),
    (shown) => toComments(view, post.author_id, shown),
  );
}

/** Converts comments to responses, in the same order and with a fixed number of queries. */
export async function toComments(view: NetworkView, postAuthorId: string, rows: readonly Row[]): Promise<Comment[]> {
  const replies = await readReplies(
    view,
    rows.flatMap((row) => (row.reply_count > 0 ? [row.id] : [])),
  );
  const all = [...rows, ...replies];
  const authors = await readSummaries(
    view,
    all.map((row) => row.author_id),
  );
  const ids = all.map((row) => row.id);
  const mentions = await readMentions(view, ids);
  const reactions = await readOwnReactions(view, ids);
  const toReply = (row: Row): Omit<CommentReply, "parent_id"> | null => {
    const author = authors.get(row.author_id);
    if (!author) return null;
    return {
      id: row.id,
      post_id: row.post_id,
      author,
      own: row.author_id === view.memberId,
      by_post_author: row.author_id === postAuthorId,
      text: row.text,
      mentions: mentions.get(row.id) ?? [],
      reaction_count: row.reaction_count,
      own_reaction: reactions.get(row.id) ?? null,
      created_at: isoTime(row.created_at),
      edited_at: null,
    };
  };
  return rows.flatMap((row) => {
    const comment = toReply(row);
    if (!comment) return [];
    const below = replies.flatMap((reply) => {
      const shown = reply.parent_id === row.id ? toReply(reply) : null;
      return shown ? [{ ...shown, parent_id: row.id }] : [];
    });
    return [{ ...comment, parent_id: row.parent_id, reply_count: row.reply_count, replies: below }];
  });
}

/** Reads the first replies to each of the comments, oldest first. */
async function readReplies(view: NetworkView, commentIds: readonly string[]): Promise<Row[]> {
  if (commentIds.length === 0) return [];
  const place = sql<number>`row_number() over (partition by c.parent_id order by c.created_at, c.id)`;
  const replies = view.db
    .selectFrom("net_comments as c")
    .select([...columns, place.as("place")])
    .where("c.parent_id", "in", [...commentIds])
    .where(notBlocked(view, "c.author_id"));
  return view.db
    .selectFrom(replies.as("reply"))
    .selectAll()
    .where("place", "<=", maxReplies)
    .orderBy("place")
    .execute();
}
