import { sql } from "kysely";
import type { PublishedExcerpt } from "../../port/content.ts";
import { lacks } from "../partial-network.ts";
import type { NetworkView } from "../network-view.ts";
import { excerptOf } from "./post-parts.ts";

const excerptLength = 100;

/** Reads the account's posts of a time span, newest first; null if they are unknown. */
export async function readPublishedExcerpts(
  view: NetworkView,
  { startMs, endMs }: { readonly startMs: number; readonly endMs: number },
  limit: number,
): Promise<PublishedExcerpt[] | null> {
  if (await lacks(view, "posts")) return null;
  const rows = await view.db
    .selectFrom("net_posts")
    .select(["id", "created_at", "format"])
    .select(sql<string>`substr(text, 1, ${excerptLength + 1})`.as("text"))
    .where("author_id", "=", view.memberId)
    .where("created_at", ">=", startMs)
    .where("created_at", "<", endMs)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id, created_at, format, text }) => ({
    id,
    at: created_at,
    kind: format,
    excerpt: excerptOf(text, excerptLength),
  }));
}
