import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { NetworkView } from "../network-view.ts";
import { foldWords } from "../sql/fold-words.ts";
import { createWordsMatcher } from "../sql/full-text.ts";
import { visibleInList } from "./conversation-access.ts";

/**
 * Accounts with at most this many messages are searched without the full-text index, which contains the messages of the
 * whole network: a frequent word has far more hits there than the account has messages.
 */
const maxCompared = 20_000;

/** A message in one of the account's conversations, sent by any participant and not deleted. */
export interface AccountMessage {
  readonly id: string;
  readonly conversation_id: string;
  readonly sender_id: string;
  readonly text: string;
  readonly created_at: number;
}

/** Messages of the account that contain any word of a keyword. */
export interface AccountMessages {
  /**
   * Returns the messages that match a query by the rules of the full-text index, newest first. The words of the query must be
   * words of the keyword with which the messages were read.
   */
  readonly matching: (query: string) => readonly AccountMessage[];
}

/** Reads the messages of the account that contain any word of the keyword; null if it has too many messages. */
export async function readAccountMessages(view: NetworkView, keyword: string): Promise<AccountMessages | null> {
  const own = view.db
    .selectFrom("net_participants as p")
    .innerJoin("net_conversations as c", "c.id", "p.conversation_id")
    .innerJoin("net_messages as m", "m.conversation_id", "c.id")
    .where("p.member_id", "=", view.memberId);
  const rows = own.select(sql.lit(1).as("one")).limit(maxCompared + 1);
  const { count } = await view.db
    .selectFrom(rows.as("counted"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count > maxCompared) return null;
  const messages = await own
    .select(["m.id", "m.conversation_id", "m.sender_id", "m.text", "m.created_at"])
    .where("m.deleted_at", "is", null)
    .where(visibleInList(view))
    .where(mayContain("m.text", keyword))
    .execute();
  return createAccountMessages(messages);
}

/**
 * The condition that a text contains one of the words. Texts with non-ASCII characters always meet it, because the
 * stores do not fold these characters as the full-text index does.
 */
function mayContain(column: string, keyword: string): RawBuilder<SqlBool> {
  const text = sql.ref(column);
  const words = [...new Set(foldWords(keyword))].map((word) => sql<SqlBool>`lower(${text}) like ${`%${word}%`}`);
  return words.length === 0
    ? sql<SqlBool>`1 = 0`
    : sql<SqlBool>`(length(${text}) <> octet_length(${text}) or ${sql.join(words, sql` or `)})`;
}

function createAccountMessages(messages: readonly AccountMessage[]): AccountMessages {
  const newestFirst = messages.toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));
  let folded: (readonly string[])[] | undefined;
  const found = new Map<string, readonly AccountMessage[]>();
  return {
    matching: (keyword) => {
      folded ??= newestFirst.map(({ text }) => foldWords(text));
      const words = folded;
      const isMatch = createWordsMatcher(keyword);
      const known = found.get(keyword) ?? newestFirst.filter((_message, at) => isMatch(words[at] ?? []));
      found.set(keyword, known);
      return known;
    },
  };
}
