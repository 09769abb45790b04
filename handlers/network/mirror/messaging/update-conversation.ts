import type { ConversationChanges, NetworkConversation } from "../../port/messaging.ts";
import type { NetworkView } from "../network-view.ts";
import { withoutUndefined } from "../sql/without-undefined.ts";
import { readConversation } from "./conversation-details.ts";
import { markRead } from "./record-message.ts";

/** Changes how the account sees a conversation. */
export async function updateConversation(
  view: NetworkView,
  id: string,
  given: ConversationChanges,
): Promise<NetworkConversation> {
  const before = await readConversation(view, id);
  const changes = withoutUndefined(given);
  if (Object.keys(changes).length === 0) return before;
  const receipt = await view.act("update_conversation", async () => {
    const { read, ...flags } = changes;
    const changesRead =
      read !== undefined && read !== (before.unread_count === 0) && (read || (await hasReceived(view, id)));
    const changesFlags = (["archived", "muted", "starred"] as const).some(
      (key) => flags[key] !== undefined && flags[key] !== before[key],
    );
    return changesRead || changesFlags ? { conversation_id: id, ...flags, ...(changesRead && { read }) } : null;
  });
  if (!receipt) return before;
  await recordView(view, id, changes, receipt.at);
  return readConversation(view, id);
}

async function recordView(
  view: NetworkView,
  id: string,
  { read, archived, muted, starred }: Partial<ConversationChanges>,
  at: number,
): Promise<void> {
  const { db, memberId } = view;
  const flags = Object.entries({ archived, muted, starred }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Number(value)] as const],
  );
  const ofAccount = () =>
    db.updateTable("net_participants").where("conversation_id", "=", id).where("member_id", "=", memberId);
  if (flags.length > 0) await ofAccount().set(Object.fromEntries(flags)).execute();
  if (read === true) await markRead(db, { conversationId: id, memberId, at });
  if (read === false && (await hasReceived(view, id)))
    await ofAccount().set({ unread_count: 1 }).where("unread_count", "=", 0).execute();
}

/** Whether a conversation contains a received message. Only such a conversation can be unread. */
async function hasReceived({ db, memberId }: NetworkView, id: string): Promise<boolean> {
  const received = await db
    .selectFrom("net_messages")
    .select("id")
    .where("conversation_id", "=", id)
    .where("sender_id", "!=", memberId)
    .where("deleted_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return received !== undefined;
}
