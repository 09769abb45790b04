/** The texts that a keyword search covers. If a keyword contains an unknown word, similar words from these texts are suggested. */
import { sql } from "kysely";
import type { NetworkView } from "../network-view.ts";
import { visibleInList } from "./conversation-access.ts";
import { readNamedTexts } from "./conversation-keyword.ts";

/** Messages are read from this many of the latest conversations, at most this many from each. */
const [maxConversations, maxMessages] = [50, 20];

/** Reads the names of participants, the titles and subjects, and the newest messages of the account's conversations. */
export async function readConversationTexts(view: NetworkView): Promise<string[]> {
  const named = await readNamedTexts(view);
  return [...named.map(({ text }) => text), ...(await readMessageTexts(view))];
}

/** Reads the newest messages of the account's latest conversations; only the account's own conversations are read. */
export async function readMessageTexts(view: NetworkView): Promise<string[]> {
  const { db, memberId } = view;
  // The cross join makes SQLite begin with the conversations of the account, not with the latest ones of the network.
  const { rows: conversations } = await sql<{ id: string }>`
    select c.id from net_participants p cross join net_conversations c
    where p.member_id = ${memberId} and c.id = p.conversation_id and ${visibleInList(view)}
    order by c.last_message_at desc, c.id desc limit ${maxConversations}`.execute(db);
  if (conversations.length === 0) return [];
  // Always the same number of parts, so that the text of the query is constant.
  const ids = Array.from({ length: maxConversations }, (_, at) => conversations[at]?.id ?? "");
  const newest = ids.map(
    (id) => sql`select text from (select m.text from net_messages m
      where m.conversation_id = ${id} and m.deleted_at is null
      order by m.created_at desc, m.id desc limit ${maxMessages}) newest`,
  );
  const { rows } = await sql<{ text: string }>`${sql.join(newest, sql` union all `)}`.execute(db);
  return rows.map(({ text }) => text);
}
