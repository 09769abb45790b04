import type { NetworkScope } from "../../../mirror/network-view.ts";

/** The changes to a seeded network that `replayOnNetwork` makes in addition to acts. Times are epoch milliseconds. */

/** Records that a member has read a whole conversation. */
export async function markConversationRead(
  { db }: NetworkScope,
  { conversationId, memberId, at }: { readonly conversationId: string; readonly memberId: string; readonly at: number },
): Promise<void> {
  await db
    .updateTable("net_participants")
    .set({ unread_count: 0, last_read_at: at })
    .where("conversation_id", "=", conversationId)
    .where("member_id", "=", memberId)
    .execute();
}

/** Records that a member has read the notices of a subject. */
export async function markNoticesRead(
  { db }: NetworkScope,
  { subjectId, memberId, at }: { readonly subjectId: string; readonly memberId: string; readonly at: number },
): Promise<void> {
  await db
    .updateTable("net_notices")
    .set({ read_at: at })
    .where("subject_id", "=", subjectId)
    .where("member_id", "=", memberId)
    .execute();
}

/** Records that a member has read all unread notices up to a time, each of them `afterMs` after its creation. */
export async function markEarlierNoticesRead(
  { db }: NetworkScope,
  { memberId, until, afterMs }: { readonly memberId: string; readonly until: number; readonly afterMs: number },
): Promise<void> {
  await db
    .updateTable("net_notices")
    .set((set) => ({ read_at: set("created_at", "+", afterMs) }))
    .where("member_id", "=", memberId)
    .where("read_at", "is", null)
    .where("created_at", "<=", until)
    .execute();
}

/** Moves earlier endorsements between two members to the time of their connection: only connections endorse each other. */
export async function postponeEndorsements(
  { db }: NetworkScope,
  pair: readonly string[],
  connectedAt: number,
): Promise<void> {
  await db
    .updateTable("net_endorsements")
    .set({ created_at: connectedAt })
    .where("member_id", "in", [...pair])
    .where("endorser_id", "in", [...pair])
    .where("created_at", "<", connectedAt)
    .execute();
}
