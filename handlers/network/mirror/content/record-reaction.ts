import type { ReactionType } from "../../../../generated/schemas.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkScope } from "../network-view.ts";
import { addToCounter, moveToDay } from "./post-counters.ts";

export interface ReactionRecord {
  readonly member_id: string;
  readonly type: ReactionType;
  /** Epoch milliseconds. */
  readonly created_at: number;
}

export async function readReactionOf(
  { db }: NetworkScope,
  postId: string,
  memberId: string,
): Promise<ReactionRecord | undefined> {
  return db
    .selectFrom("net_reactions")
    .select(["member_id", "type", "created_at"])
    .where("target_id", "=", postId)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
}

/**
 * Records the reaction of a member to a post. It replaces an earlier one of the member; a later one is unchanged. Recording
 * the same reaction again changes nothing.
 */
export async function recordReaction(
  scope: NetworkScope,
  postId: string,
  reaction: ReactionRecord,
): Promise<{ readonly isNew: boolean }> {
  const { db } = scope;
  const added = await db
    .insertInto("net_reactions")
    .values({ target_id: postId, target_kind: "post", ...reaction })
    .onConflict((conflict) => conflict.columns(["target_id", "member_id"]).doNothing())
    .returning("member_id")
    .executeTakeFirst();
  if (added) {
    const { member_id: profile_id, created_at: at } = reaction;
    const memberId = await addToCounter(scope, postId, "reactions", at);
    if (memberId !== null && memberId !== profile_id) {
      const payload = { post_id: postId, comment_id: null, profile_id, created_at: isoTime(at) };
      scope.announce?.({ memberId, type: "reaction.received", payload, at });
    }
    return { isNew: true };
  }
  const known = await readReactionOf(scope, postId, reaction.member_id);
  if (known && known.type !== reaction.type && known.created_at <= reaction.created_at) {
    await db
      .updateTable("net_reactions")
      .set({ type: reaction.type, created_at: reaction.created_at })
      .where("target_id", "=", postId)
      .where("member_id", "=", reaction.member_id)
      .execute();
    await moveToDay(scope, postId, "reactions", { fromMs: known.created_at, toMs: reaction.created_at });
  }
  return { isNew: false };
}

/** Deletes the reaction of a member to a post, if there is one that is not later than `at`. */
export async function removeReaction(scope: NetworkScope, postId: string, memberId: string, at: number): Promise<void> {
  const removed = await scope.db
    .deleteFrom("net_reactions")
    .where("target_id", "=", postId)
    .where("member_id", "=", memberId)
    .where("created_at", "<=", at)
    .returning("created_at")
    .executeTakeFirst();
  if (removed) await addToCounter(scope, postId, "reactions", removed.created_at, -1);
}
