import { sql } from "kysely";
import type { Message } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import type { MessagingPort, OutgoingInmail } from "../../port/messaging.ts";
import type { NetworkView } from "../network-view.ts";
import { findOtherMemberId } from "../profiles/find-member.ts";
import {
  findConnection,
  isConnected,
  requireReadable,
  requireWritable,
  visibleConversation,
} from "./conversation-access.ts";
import { listConversations } from "./conversations.ts";
import { readMessages } from "./messages.ts";
import { openDirect, openInmail } from "./open-conversation.ts";
import { readMessage, writeMessage } from "./write-message.ts";

export function createMessaging(view: NetworkView): MessagingPort {
  return {
    conversations: (query, page) => listConversations(view, query, page),
    messages: (conversationId, since, page) => listMessages(view, conversationId, since, page),
    openDirect: async (memberId) => openDirect(view, await findConnection(view, memberId)),
    send: async (conversationId, message) => {
      await requireWritable(view, conversationId);
      return writeMessage(view, conversationId, message);
    },
    sendInmail: (memberId, inmail) => sendInmail(view, memberId, inmail),
    react: (messageId, emoji) => react(view, messageId, emoji),
  };
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

async function sendInmail(view: NetworkView, reference: string, { subject, text }: OutgoingInmail): Promise<Message> {
  const recipientId = await findOtherMemberId(view, reference, "recipient_id");
  if (await isConnected(view, recipientId)) throw new Failure("already_connected");
  await chargeInmailCredit(view, recipientId);
  const conversationId = await openInmail(view, recipientId, subject);
  return writeMessage(view, conversationId, { text, attachments: [] });
}

/** Charges one credit unless the recipient has an open profile. @throws Failure `no_inmail_credits`. */
async function chargeInmailCredit({ db, memberId }: NetworkView, recipientId: string): Promise<void> {
  const { open_profile } = await db
    .selectFrom("net_members")
    .select("open_profile")
    .where("id", "=", recipientId)
    .executeTakeFirstOrThrow();
  if (open_profile === 1) return;
  const paid = await db
    .updateTable("net_members")
    .set((set) => ({ inmail_credits: set("inmail_credits", "-", 1) }))
    .where("id", "=", memberId)
    .where("inmail_credits", ">", 0)
    .returning("inmail_credits")
    .executeTakeFirst();
  if (!paid) throw new Failure("no_inmail_credits");
}

async function react(view: NetworkView, messageId: string, emoji: string): Promise<Message> {
  const { db, memberId, now } = view;
  const message = await db
    .selectFrom("net_messages as m")
    .innerJoin("net_conversations as c", "c.id", "m.conversation_id")
    .select("m.deleted_at")
    .where("m.id", "=", messageId)
    .where(visibleConversation(view))
    .executeTakeFirst();
  if (!message) throw new Failure("not_found", { detail: "There is no such message." });
  if (message.deleted_at !== null) throw new Failure("conflict", { detail: "The message was recalled." });
  await db
    .insertInto("net_message_reactions")
    .values({ message_id: messageId, member_id: memberId, emoji, created_at: now() })
    .onConflict((conflict) =>
      conflict
        .columns(["message_id", "member_id"])
        .doUpdateSet({ emoji, created_at: now() })
        .where(sql<boolean>`net_message_reactions.emoji != ${emoji}`),
    )
    .execute();
  return readMessage(view, messageId);
}
