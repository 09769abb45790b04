import type { Message } from "../../../generated/schemas.ts";
import { Failure } from "../../../runtime/index.ts";
import type { MessagingPort, OutgoingMessage } from "../port/messaging.ts";
import { indexText } from "./full-text.ts";
import { findMemberId } from "./members.ts";
import { readMessages } from "./messages.ts";
import type { NetworkView } from "./network-view.ts";
import { directKey } from "./tables/net-tables.ts";

export function createMessaging(view: NetworkView): MessagingPort {
  return {
    openDirect: (memberId) => openDirect(view, memberId),
    send: (conversationId, message) => send(view, conversationId, message),
  };
}

async function openDirect(view: NetworkView, reference: string): Promise<string> {
  const { db, memberId, now, newId } = view;
  const otherId = await findMemberId(view, reference);
  await requireConnection(view, [otherId]);
  const key = directKey(memberId, otherId);
  const known = await db.selectFrom("net_conversations").select("id").where("direct_key", "=", key).executeTakeFirst();
  if (known) return known.id;
  const id = newId("cnv");
  const at = now();
  const conversation = {
    id,
    kind: "direct",
    direct_key: key,
    creator_id: memberId,
    created_at: at,
    last_message_at: at,
  } as const;
  await db
    .insertInto("net_conversations")
    .values({ ...conversation, title: null, subject: null })
    .execute();
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

/** @throws Failure `not_connected` unless one of the members is a first-degree connection. */
async function requireConnection({ db, memberId }: NetworkView, others: readonly string[]): Promise<void> {
  const connection = await db
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", memberId)
    .where("other_id", "in", [...others])
    .executeTakeFirst();
  if (!connection) throw new Failure("not_connected");
}

async function send(
  view: NetworkView,
  conversationId: string,
  { text, attachments }: OutgoingMessage,
): Promise<Message> {
  const { db, dialect, memberId, now, newId } = view;
  await requireWritable(view, conversationId);
  await requireOwnMedia(view, attachments);
  const id = newId("msg");
  const at = now();
  await db
    .insertInto("net_messages")
    .values({
      id,
      conversation_id: conversationId,
      sender_id: memberId,
      text,
      created_at: at,
      edited_at: null,
      deleted_at: null,
      attachments: JSON.stringify(attachments),
    })
    .execute();
  await indexText(db, dialect, "net_message_text", id, text);
  await db.updateTable("net_conversations").set({ last_message_at: at }).where("id", "=", conversationId).execute();
  await db
    .updateTable("net_participants")
    .set((set) => ({ unread_count: set("unread_count", "+", 1) }))
    .where("conversation_id", "=", conversationId)
    .where("member_id", "!=", memberId)
    .execute();
  await db
    .updateTable("net_participants")
    .set({ unread_count: 0, last_read_at: at, draft: null })
    .where("conversation_id", "=", conversationId)
    .where("member_id", "=", memberId)
    .execute();
  const [message] = await readMessages(view, [id]);
  if (!message) throw new Error(`message ${id} was written and is not there`);
  return message;
}

/**
 * A direct conversation can be written into while the two are connected, an InMail once the member has answered, a group
 * by whoever is in it.
 */
async function requireWritable(view: NetworkView, conversationId: string): Promise<void> {
  const { db, memberId } = view;
  const conversation = await db
    .selectFrom("net_conversations as c")
    .innerJoin("net_participants as p", "p.conversation_id", "c.id")
    .select(["c.kind"])
    .where("c.id", "=", conversationId)
    .where("p.member_id", "=", memberId)
    .executeTakeFirst();
  if (!conversation) throw new Failure("not_found", { detail: "There is no such conversation." });
  if (conversation.kind === "group") return;
  const others = await db
    .selectFrom("net_participants")
    .select("member_id")
    .where("conversation_id", "=", conversationId)
    .where("member_id", "!=", memberId)
    .execute();
  for (const other of others) await findMemberId(view, other.member_id);
  if (conversation.kind === "inmail" && (await hasAnswered(view, conversationId))) return;
  await requireConnection(
    view,
    others.map((other) => other.member_id),
  );
}

async function hasAnswered({ db, memberId }: NetworkView, conversationId: string): Promise<boolean> {
  const answer = await db
    .selectFrom("net_messages")
    .select("id")
    .where("conversation_id", "=", conversationId)
    .where("sender_id", "!=", memberId)
    .executeTakeFirst();
  return answer !== undefined;
}

/** @throws Failure `not_found` naming the first file that the account does not own. */
async function requireOwnMedia({ db, memberId }: NetworkView, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom("net_media")
    .select("id")
    .where("owner_id", "=", memberId)
    .where("id", "in", [...ids])
    .execute();
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw new Failure("not_found", { detail: `There is no uploaded file "${missing}".` });
}
