import type { Kysely } from "kysely";
import { prepare, type ValueOf } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import { directKey, type ConversationRow, type NetTables } from "../tables/net-tables.ts";

/** Returns the id of the direct conversation between the account and a member, which is created if necessary. */
export async function openDirect(view: NetworkView, otherId: string): Promise<string> {
  const key = directKey(view.memberId, otherId);
  const known = await findDirect(view, key);
  if (known !== undefined) return known;
  const opened = await insertConversation(view, { kind: "direct", direct_key: key, subject: null }, otherId);
  // A concurrent call may have created it: the key is unique.
  const id = opened ?? (await findDirect(view, key));
  if (id === undefined) throw new Error(`conversation "${key}" could be neither created nor found`);
  return id;
}

/** Creates an InMail conversation: each InMail starts a new one. */
export async function openInmail(view: NetworkView, otherId: string, subject: string): Promise<string> {
  const id = await insertConversation(view, { kind: "inmail", direct_key: null, subject }, otherId);
  if (id === undefined) throw new Error("an InMail conversation has no key that could conflict");
  return id;
}

async function findDirect({ db }: NetworkView, key: string): Promise<string | undefined> {
  const [row] = await findByKey(db, { key });
  return row?.id;
}

const findByKey = prepare((db: Kysely<NetTables>, value: ValueOf<{ key: string }>) =>
  db.selectFrom("net_conversations").select("id").where("direct_key", "=", value("key")),
);

/** @returns undefined if a conversation with this key already exists. */
async function insertConversation(
  { db, memberId, now, newId }: NetworkView,
  facts: Pick<ConversationRow, "kind" | "direct_key" | "subject">,
  otherId: string,
): Promise<string | undefined> {
  const id = newId("cnv");
  const at = now();
  const inserted = await db
    .insertInto("net_conversations")
    .values({ id, ...facts, creator_id: memberId, title: null, created_at: at, last_message_at: at })
    .onConflict((conflict) => conflict.column("direct_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return undefined;
  await db
    .insertInto("net_participants")
    .values(
      [memberId, otherId].map((participant) => ({
        conversation_id: id,
        member_id: participant,
        last_read_at: null,
        snoozed_until: null,
        draft: null,
      })),
    )
    .execute();
  return id;
}
