import { sql } from "kysely";
import type { WritingPort, WrittenMessage, WrittenPost } from "../port/writing.ts";
import type { NetworkView } from "./network-view.ts";

/** The maximum number of code points that are read of a text. The beginning is enough to analyze its style. */
const maxLength = 3_000;

export function createWriting(view: NetworkView): WritingPort {
  return {
    messages: (limit) => readWrittenMessages(view, limit),
    posts: (limit) => readWrittenPosts(view, limit),
  };
}

function readWrittenMessages({ db, memberId }: NetworkView, limit: number): Promise<WrittenMessage[]> {
  return db
    .selectFrom("net_messages as m")
    .innerJoin("net_conversations as c", "c.id", "m.conversation_id")
    .leftJoin("net_messages as before", (join) =>
      join
        .on("c.kind", "!=", "group")
        .on("before.sender_id", "!=", memberId)
        .on(
          "before.id",
          "=",
          sql<string>`(select b.id from net_messages b where b.conversation_id = m.conversation_id
          and b.deleted_at is null and (b.created_at, b.id) < (m.created_at, m.id)
          order by b.created_at desc, b.id desc limit 1)`,
        ),
    )
    .select(["m.created_at as at", "before.created_at as repliedTo"])
    .select(sql<string>`substr(m.text, 1, ${maxLength})`.as("text"))
    .where("m.sender_id", "=", memberId)
    .where("m.deleted_at", "is", null)
    .orderBy("m.created_at", "desc")
    .orderBy("m.id", "desc")
    .limit(limit)
    .execute();
}

function readWrittenPosts({ db, memberId }: NetworkView, limit: number): Promise<WrittenPost[]> {
  return db
    .selectFrom("net_posts")
    .select(["created_at as at", "format"])
    .select(sql<string>`substr(text, 1, ${maxLength})`.as("text"))
    .where("author_id", "=", memberId)
    .where("author_kind", "=", "member")
    .where("text", "!=", "")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
