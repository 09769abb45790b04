import type { NetworkScope } from "../../../mirror/network-view.ts";

export interface OwnConversation {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly last_message_at: number;
  readonly unread_count: number;
}

/** Reads all conversations of a member, in the order of their ids. */
export function readConversationsOf({ db }: NetworkScope, memberId: string): Promise<OwnConversation[]> {
  return db
    .selectFrom("net_participants as p")
    .innerJoin("net_conversations as c", "c.id", "p.conversation_id")
    .select(["c.id", "c.last_message_at", "p.unread_count"])
    .where("p.member_id", "=", memberId)
    .orderBy("c.id")
    .execute();
}
