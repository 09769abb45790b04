import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { createTextMatcher, matches } from "../sql/full-text.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import { readAccountMessages } from "./account-messages.ts";

/**
 * The condition that one of these texts contains all words of the keyword: the name of another participant of the
 * conversation `c`, its title or subject, or one of its messages. The last word may be the beginning of a word.
 */
export async function containsKeyword(view: NetworkView, keyword: string): Promise<RawBuilder<SqlBool>> {
  const isMatch = createTextMatcher(keyword);
  const named = (await readNamedTexts(view)).filter(({ text }) => isMatch(text)).map(({ id }) => id);
  const own = await readAccountMessages(view, keyword);
  const written = own?.matching(keyword).map(({ conversation_id }) => conversation_id) ?? [];
  const isFound = isInIdList(view.dialect, "c.id", toIdList([...new Set([...named, ...written])]));
  if (own !== null) return isFound;
  const inMessage = matches(view, "net_message_text", keyword, "m.seq");
  return sql<SqlBool>`(${isFound}
    or exists (select 1 from net_messages m where m.conversation_id = c.id and m.deleted_at is null and ${inMessage}))`;
}

/** A text that can match a search for conversations. */
interface NamedText {
  readonly id: string;
  readonly text: string;
}

/** Reads the titles and subjects of the account's conversations, and the names of the other participants. */
export async function readNamedTexts(view: NetworkView): Promise<NamedText[]> {
  return [...(await readTitles(view)), ...(await readNames(view))];
}

/** Titles and subjects are not indexed, because few conversations of an account have one. */
function readTitles({ db, memberId }: NetworkView): Promise<NamedText[]> {
  return db
    .selectFrom("net_participants as p")
    .innerJoin("net_conversations as c", "c.id", "p.conversation_id")
    .select(["c.id", sql<string>`coalesce(c.title, c.subject)`.as("text")])
    .where("p.member_id", "=", memberId)
    .where((where) => where.or([where("c.title", "is not", null), where("c.subject", "is not", null)]))
    .execute();
}

/** Does not use the full-text index: a frequent name matches far more members than those in conversations with the account. */
function readNames(view: NetworkView): Promise<NamedText[]> {
  return view.db
    .selectFrom("net_participants as own")
    .innerJoin("net_participants as other", "other.conversation_id", "own.conversation_id")
    .innerJoin("net_members as m", "m.id", "other.member_id")
    .select(["other.conversation_id as id", "m.name as text"])
    .where("own.member_id", "=", view.memberId)
    .where("other.member_id", "!=", view.memberId)
    .where(notBlocked(view, "other.member_id"))
    .execute();
}
