import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { createTextMatcher, matches } from "../sql/full-text.ts";

/**
 * The condition that the name of another participant of the conversation `c`, its title or subject, or one of its messages
 * contains all words of the keyword, the last one as the beginning of a word.
 */
export async function containsKeyword(view: NetworkView, keyword: string): Promise<RawBuilder<SqlBool>> {
  const { memberId } = view;
  const titled = await findTitled(view, keyword);
  const inTitle = titled.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`c.id in (${sql.join(titled)})`;
  const inName = matches(view, "net_member_text", { fields: { name: keyword } }, "other_member.rank");
  const inMessage = matches(view, "net_message_text", keyword, "m.seq");
  return sql<SqlBool>`(${inTitle}
    or exists (select 1 from net_participants other join net_members other_member on other_member.id = other.member_id
      where other.conversation_id = c.id and other.member_id != ${memberId}
        and ${notBlocked(view, "other.member_id")} and ${inName})
    or exists (select 1 from net_messages m where m.conversation_id = c.id and m.deleted_at is null and ${inMessage}))`;
}

/** Titles are not indexed, because few conversations of an account have one. */
async function findTitled({ db, memberId }: NetworkView, keyword: string): Promise<string[]> {
  const isMatch = createTextMatcher(keyword);
  const rows = await db
    .selectFrom("net_participants as p")
    .innerJoin("net_conversations as c", "c.id", "p.conversation_id")
    .select(["c.id", "c.title", "c.subject"])
    .where("p.member_id", "=", memberId)
    .where((where) => where.or([where("c.title", "is not", null), where("c.subject", "is not", null)]))
    .execute();
  return rows.filter(({ title, subject }) => isMatch(title ?? subject ?? "")).map(({ id }) => id);
}
