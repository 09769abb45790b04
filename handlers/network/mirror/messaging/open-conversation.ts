import type { Kysely } from "kysely";
import { prepare, type ValueOf } from "../../../../runtime/index.ts";
import type { NetworkScope, NetworkView } from "../network-view.ts";
import { directKey, type ConversationRow, type NetTables } from "../tables/net-tables.ts";

/** The id and time of a new conversation. */
interface Opened {
  readonly conversation_id: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Records the direct conversation with a member and returns its id. If a concurrent call has already recorded one, returns
 * the id of that one.
 */
export async function openDirect(view: NetworkView, otherId: string, opened: Opened): Promise<string> {
  const direct_key = directKey(view.memberId, otherId);
  if (await recordConversation(view, { kind: "direct", direct_key, subject: null }, [view.memberId, otherId], opened))
    return opened.conversation_id;
  const known = await findDirect(view, otherId); // recorded by a concurrent call: the key is unique
  if (known === undefined) throw new Error(`conversation "${direct_key}" could be neither created nor found`);
  return known;
}

/** Records an InMail conversation: each InMail starts a new one. */
export async function openInmail(view: NetworkView, otherId: string, subject: string, opened: Opened): Promise<void> {
  await recordConversation(view, { kind: "inmail", direct_key: null, subject }, [view.memberId, otherId], opened);
}

/** Returns the id of the direct conversation with a member, if there is one. */
export async function findDirect({ db, memberId }: NetworkView, otherId: string): Promise<string | undefined> {
  const [row] = await findByKey(db, { key: directKey(memberId, otherId) });
  return row?.id;
}

const findByKey = prepare((db: Kysely<NetTables>, value: ValueOf<{ key: string }>) =>
  db.selectFrom("net_conversations").select("id").where("direct_key", "=", value("key")),
);

/**
 * Records a conversation that the first of the members has started. Returns false, and changes nothing, if there is already
 * a conversation with this id or this `direct_key`.
 */
export async function recordConversation(
  { db }: NetworkScope,
  columns: Pick<ConversationRow, "kind" | "direct_key" | "subject"> & Partial<Pick<ConversationRow, "title">>,
  members: readonly [string, ...string[]],
  { conversation_id: id, at }: Opened,
): Promise<boolean> {
  const inserted = await db
    .insertInto("net_conversations")
    .values({ title: null, ...columns, id, creator_id: members[0], created_at: at, last_message_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  await db
    .insertInto("net_participants")
    .values(members.map((member_id) => ({ conversation_id: id, member_id, last_read_at: null })))
    .execute();
  return true;
}
