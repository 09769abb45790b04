import type { Selectable } from "kysely";
import type { PostExcerpt } from "../../../../generated/schemas.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { PostRow } from "../tables/net-tables.ts";
import { excerptOf } from "./post-parts.ts";
import { postUrl } from "./posts.ts";

type Row = Pick<
  Selectable<PostRow>,
  "id" | "text" | "created_at" | "reaction_count" | "comment_count" | "repost_count"
>;

/** Converts a post row to the excerpt that other responses contain. */
export function toPostExcerpt(row: Row): PostExcerpt {
  return {
    id: row.id,
    excerpt: excerptOf(row.text),
    created_at: isoTime(row.created_at),
    reaction_count: row.reaction_count,
    comment_count: row.comment_count,
    repost_count: row.repost_count,
    url: postUrl(row.id),
  };
}
