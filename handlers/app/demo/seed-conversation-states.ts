import type { Kysely } from "kysely";
import { readConversationsOf, type OwnConversation } from "../../network/connectors/embedded/seed/conversations-of.ts";
import { chance, createRng, integer, pick } from "../../network/connectors/embedded/seed/rng.ts";
import type { NetworkScope } from "../../network/mirror/network-view.ts";
import type { InboxTables } from "../../service/inbox/tables.ts";

const labels = ["hiring", "partners", "follow-up", "conference", "customers"];
const dayMs = 86_400_000;
const hourMs = 3_600_000;

export interface ConversationStatesOptions {
  readonly accountId: string;
  /** The account's own member. */
  readonly memberId: string;
  readonly seed: number;
  /** The end of the network's history, epoch milliseconds. */
  readonly now: number;
}

/**
 * Labels about a third of the account's conversations; some conversations that await a reply are snoozed or have a
 * draft.
 */
export async function seedConversationStates(
  network: NetworkScope,
  service: Kysely<InboxTables>,
  { accountId, memberId, seed, now }: ConversationStatesOptions,
): Promise<void> {
  const rng = createRng(`${seed}/conversation states`);
  const conversations = await readConversationsOf(network, memberId);
  const [story, ...others] = conversations; // the conversation of the demo story is not snoozed and has no draft
  const isWaiting = ({ unread_count, last_message_at }: OwnConversation): boolean =>
    unread_count > 0 && last_message_at > now - 14 * dayMs;
  const rows = [...(story ? [{ ...story, unread_count: 0 }] : []), ...others].map((conversation) => ({
    account_id: accountId,
    conversation_id: conversation.id,
    snoozed_until: isWaiting(conversation) && chance(rng, 0.3) ? now + 3 * dayMs + integer(rng, 7, 16) * hourMs : null,
    labels: JSON.stringify(chance(rng, 0.35) ? [pick(rng, labels)] : []),
    draft: isWaiting(conversation) && chance(rng, 0.2) ? "Thank you, I will come back to you" : null,
  }));
  const stated = rows.filter((row) => row.snoozed_until !== null || row.labels !== "[]" || row.draft !== null);
  if (stated.length > 0) await service.insertInto("svc_conversation_states").values(stated).execute();
}
