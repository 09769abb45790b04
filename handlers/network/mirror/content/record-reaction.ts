import type { ReactionType } from "../../../../generated/schemas.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkScope } from "../network-view.ts";
import { addToCounter, moveToDay, subtractFromCounter } from "./post-counters.ts";

/** The target of a reaction: a post, or a comment on it. */
export interface ReactionTarget {
  readonly post_id: string;
  readonly comment_id: string | null;
}

const idOf = ({ post_id, comment_id }: ReactionTarget): string => comment_id ?? post_id;

export interface ReactionRecord {
  readonly member_id: string;
  readonly type: ReactionType;
  /** Epoch milliseconds. */
  readonly created_at: number;
}

/** Reads the reaction of a member to a post or comment. */
export async function readReactionOf(
  { db }: NetworkScope,
  target: ReactionTarget,
  memberId: string,
): Promise<ReactionRecord | undefined> {
  return db
    .selectFrom("net_reactions")
    .select(["member_id", "type", "created_at"])
    .where("target_id", "=", idOf(target))
    .where("member_id", "=", memberId)
    .executeTakeFirst();
}

/**
 * Records the reaction of a member to a post or comment. It replaces an earlier one of the member; a later one is unchanged. Recording
 * the same reaction again changes nothing.
 */
export async function recordReaction(
  scope: NetworkScope,
  target: ReactionTarget,
  reaction: ReactionRecord,
): Promise<{ readonly isNew: boolean }> {
  const { db } = scope;
  const { post_id, comment_id } = target;
  const added = await db
    .insertInto("net_reactions")
    .values({ target_id: idOf(target), target_kind: comment_id === null ? "post" : "comment", ...reaction })
    .onConflict((conflict) => conflict.columns(["target_id", "member_id"]).doNothing())
    .returning("member_id")
    .executeTakeFirst();
  if (added) {
    const { member_id: profile_id, created_at: at } = reaction;
    const memberId =
      comment_id === null
        ? await addToCounter(scope, post_id, "reactions", at)
        : await changeCommentCounter(scope, comment_id, 1);
    if (memberId !== null && memberId !== profile_id) {
      const payload = { post_id, comment_id, profile_id, created_at: isoTime(at) };
      scope.announce?.({ memberId, type: "reaction.received", payload, at });
    }
    return { isNew: true };
  }
  const known = await readReactionOf(scope, target, reaction.member_id);
  if (known && known.type !== reaction.type && known.created_at <= reaction.created_at) {
    await db
      .updateTable("net_reactions")
      .set({ type: reaction.type, created_at: reaction.created_at })
      .where("target_id", "=", idOf(target))
      .where("member_id", "=", reaction.member_id)
      .execute();
    const move = { fromMs: known.created_at, toMs: reaction.created_at };
    if (comment_id === null) await moveToDay(scope, post_id, "reactions", move);
  }
  return { isNew: false };
}

/** Deletes the reaction of a member to a post or comment, if there is one that is not later than `at`, and returns its time. */
export async function removeReaction(
  scope: NetworkScope,
  target: ReactionTarget,
  memberId: string,
  at: number,
): Promise<number | null> {
  const removed = await scope.db
    .deleteFrom("net_reactions")
    .where("target_id", "=", idOf(target))
    .where("member_id", "=", memberId)
    .where("created_at", "<=", at)
    .returning("created_at")
    .executeTakeFirst();
  if (!removed) return null;
  if (target.comment_id !== null) await changeCommentCounter(scope, target.comment_id, -1);
  else await subtractFromCounter(scope, target.post_id, "reactions", [removed.created_at]);
  return removed.created_at;
}

/** Changes the number of reactions to a comment, and returns the id of its author. */
async function changeCommentCounter({ db }: NetworkScope, commentId: string, change: 1 | -1): Promise<string | null> {
  const comment = await db
    .updateTable("net_comments")
    .set((set) => ({ reaction_count: set("reaction_count", "+", change) }))
    .where("id", "=", commentId)
    .returning("author_id")
    .executeTakeFirst();
  return comment?.author_id ?? null;
}
