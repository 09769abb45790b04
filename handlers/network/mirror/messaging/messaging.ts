import { sql } from "kysely";
import type { Message } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import type { Acts } from "../../port/acts.ts";
import type { MessagingPort, OutgoingInmail, OutgoingMessage } from "../../port/messaging.ts";
import type { NetworkView } from "../network-view.ts";
import { findOtherMemberId } from "../profiles/find-member.ts";
import { isConnected, requireConnection } from "../profiles/is-connected.ts";
import { requireReadable, requireWritable, visibleConversation } from "./conversation-access.ts";
import { readConversation } from "./conversation-details.ts";
import { listConversations } from "./conversations.ts";
import { readConversationTexts, readMessageTexts } from "./covered-texts.ts";
import { createGroup } from "./create-group.ts";
import { deleteMessage } from "./delete-message.ts";
import { editMessage } from "./edit-message.ts";
import { readInboxRows } from "./inbox-rows.ts";
import { readMessages } from "./messages.ts";
import { findDirect, openDirect, openInmail } from "./open-conversation.ts";
import { requireOwnMedia } from "./own-media.ts";
import { readMessage, recordSent } from "./record-message.ts";
import { createMessageSearch } from "./search-messages.ts";
import { updateConversation } from "./update-conversation.ts";

export function createMessaging(view: NetworkView): MessagingPort {
  return {
    conversations: (query, page) => listConversations(view, query, page),
    inbox: (ids) => readInboxRows(view, ids),
    conversation: (id) => readConversation(view, id),
    awaitsAnswer: (conversationId) => awaitsAnswer(view, conversationId),
    participantIds: (conversationId) => readParticipantIds(view, conversationId),
    update: (id, changes) => updateConversation(view, id, changes),
    messages: (conversationId, since, page) => listMessages(view, conversationId, since, page),
    send: (conversationId, message) => sendInto(view, conversationId, message),
    sendTo: (reference, message) => sendTo(view, reference, message),
    planSend: (conversationId, message) => planSend(view, conversationId, message),
    planSendTo: async (reference, message) => planSendTo(view, await findOtherMemberId(view, reference), message),
    sendInmail: (reference, inmail) => sendInmail(view, reference, inmail),
    createGroup: (group) => createGroup(view, group),
    edit: (messageId, text) => editMessage(view, messageId, text),
    remove: (messageId) => deleteMessage(view, messageId),
    texts: (of) => (of === "messages" ? readMessageTexts(view) : readConversationTexts(view)),
    search: (keyword) => createMessageSearch(view, keyword),
    react: (messageId, emoji) => react(view, messageId, emoji),
  };
}

/** Returns whether the newest message of a conversation of the account was received. Deleted messages count. */
async function awaitsAnswer(view: NetworkView, conversationId: string): Promise<boolean> {
  await requireReadable(view, conversationId);
  const newest = await view.db
    .selectFrom("net_messages")
    .select("sender_id")
    .where("conversation_id", "=", conversationId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest !== undefined && newest.sender_id !== view.memberId;
}

async function readParticipantIds({ db, memberId }: NetworkView, conversationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("net_participants")
    .select("member_id")
    .where("conversation_id", "=", conversationId)
    .where("member_id", "!=", memberId)
    .orderBy("member_id")
    .execute();
  return rows.map(({ member_id }) => member_id);
}

async function listMessages(
  view: NetworkView,
  conversationId: string,
  since: number | null,
  page: PageRequest,
): Promise<Page<Message>> {
  await requireReadable(view, conversationId);
  const rows = await view.db
    .selectFrom("net_messages")
    .select(["id", "created_at"])
    .where("conversation_id", "=", conversationId)
    .$if(since !== null, (query) => query.where("created_at", ">=", since))
    .where(afterPosition(["created_at", "id"], page.after, "desc"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    ({ created_at, id }) => [created_at, id],
    (shown) =>
      readMessages(
        view,
        shown.map(({ id }) => id),
      ),
  );
}

type SendMessage = Acts["send_message"]["act"];

async function sendInto(view: NetworkView, conversationId: string, message: OutgoingMessage): Promise<Message> {
  const receipt = await view.act("send_message", () => planSend(view, conversationId, message));
  return recordSent(view, message, receipt);
}

async function planSend(view: NetworkView, conversation_id: string, message: OutgoingMessage): Promise<SendMessage> {
  const recipient_id = await requireWritable(view, conversation_id);
  await requireOwnMedia(view, message.attachments);
  return { conversation_id, recipient_id, ...message };
}

async function sendTo(view: NetworkView, reference: string, message: OutgoingMessage): Promise<Message> {
  const recipientId = await findOtherMemberId(view, reference);
  let known: string | null | undefined;
  const receipt = await view.act("send_message", async () => {
    const act = await planSendTo(view, recipientId, message);
    known = act.conversation_id;
    return act;
  });
  const conversation_id = known ?? (await openDirect(view, recipientId, receipt));
  return recordSent(view, message, { ...receipt, conversation_id });
}

async function planSendTo(view: NetworkView, recipient_id: string, message: OutgoingMessage) {
  await requireConnection(view, recipient_id);
  await requireOwnMedia(view, message.attachments);
  const conversation_id = (await findDirect(view, recipient_id)) ?? null;
  return { conversation_id, recipient_id, ...message };
}

async function sendInmail(view: NetworkView, reference: string, { subject, text }: OutgoingInmail): Promise<Message> {
  const recipientId = await findOtherMemberId(view, reference);
  const receipt = await view.act("send_inmail", async () => {
    if (await isConnected(view, recipientId)) throw new Failure("already_connected");
    await requireInmailCredit(view, recipientId);
    return { recipient_id: recipientId, subject, text };
  });
  await chargeInmailCredit(view, recipientId);
  await openInmail(view, recipientId, subject, receipt);
  return recordSent(view, { text, attachments: [] }, receipt);
}

async function hasOpenProfile({ db }: NetworkView, memberId: string): Promise<boolean> {
  const { open_profile } = await db
    .selectFrom("net_members")
    .select("open_profile")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return open_profile === 1;
}

/**
 * Locks the account's credits until the transaction ends, so that concurrent calls cannot use the same one.
 * @throws Failure `no_inmail_credits` unless the account has a credit, or the recipient has an open profile.
 */
async function requireInmailCredit(view: NetworkView, recipientId: string): Promise<void> {
  const { db, dialect, memberId } = view;
  if (await hasOpenProfile(view, recipientId)) return;
  const query = db.selectFrom("net_members").select("inmail_credits").where("id", "=", memberId);
  const own = await (dialect === "postgres" ? query.forNoKeyUpdate() : query).executeTakeFirstOrThrow();
  if (own.inmail_credits < 1) throw new Failure("no_inmail_credits");
}

/**
 * Charges one credit unless the recipient has an open profile. The InMail is already sent, so a missing credit is ignored:
 * on a remote network, a concurrent call may have used it while this one was sent.
 */
async function chargeInmailCredit(view: NetworkView, recipientId: string): Promise<void> {
  const { db, memberId } = view;
  if (await hasOpenProfile(view, recipientId)) return;
  await db
    .updateTable("net_members")
    .set((set) => ({ inmail_credits: set("inmail_credits", "-", 1) }))
    .where("id", "=", memberId)
    .where("inmail_credits", ">", 0)
    .execute();
}

async function react(view: NetworkView, messageId: string, emoji: string): Promise<Message> {
  const { db, memberId } = view;
  const message = await db
    .selectFrom("net_messages as m")
    .innerJoin("net_conversations as c", "c.id", "m.conversation_id")
    .select("m.deleted_at")
    .where("m.id", "=", messageId)
    .where(visibleConversation(view))
    .executeTakeFirst();
  if (!message)
    throw new Failure("not_found", { detail: "There is no such message.", hint: "Get ids from get_messages." });
  if (message.deleted_at !== null)
    throw new Failure("conflict", {
      detail: "The message was deleted.",
      hint: "Choose another message from get_messages.",
    });
  const { at } = await view.act("react_to_message", async () => ({ message_id: messageId, emoji }));
  await db
    .insertInto("net_message_reactions")
    .values({ message_id: messageId, member_id: memberId, emoji, created_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(["message_id", "member_id"])
        .doUpdateSet({ emoji, created_at: at })
        .where(sql<boolean>`net_message_reactions.emoji != ${emoji}`),
    )
    .execute();
  return readMessage(view, messageId);
}
