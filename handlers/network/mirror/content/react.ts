import type { Reaction, ReactionType } from "../../../../generated/schemas.ts";
import type { NetworkView } from "../network-view.ts";
import { notify, removeNotices } from "../notices.ts";
import { findComment } from "./find-comment.ts";
import { findPost } from "./find-post.ts";
import { toReactions } from "./post-reactions.ts";
import { readReactionOf, recordReaction, removeReaction, type ReactionTarget } from "./record-reaction.ts";

/** Adds the account's reaction to a post and notifies the author. If the account has already reacted, replaces the reaction and sends no notice. */
export async function reactToPost(view: NetworkView, postId: string, type: ReactionType): Promise<Reaction> {
  const post = await findPost(view, postId);
  const target = { post_id: post.id, comment_id: null };
  const receipt = await view.act("react_to_post", async () =>
    (await hasReaction(view, target, type)) ? null : { post_id: post.id, type },
  );
  if (receipt && (await record(view, target, type, receipt.at)) && post.author_kind === "member") {
    const notice = { memberId: post.author_id, kind: "reaction", subjectId: post.id, action: "reacted to your post" };
    await notify(view, [notice]);
  }
  return toReaction(view, target, type, receipt?.at);
}

/** Adds the account's reaction to a comment and notifies the author. If the account has already reacted, replaces the reaction and sends no notice. */
export async function reactToComment(view: NetworkView, commentId: string, type: ReactionType): Promise<Reaction> {
  const { id, post_id, author_id } = await findComment(view, commentId);
  const target = { post_id, comment_id: id };
  const receipt = await view.act("react_to_comment", async () =>
    (await hasReaction(view, target, type)) ? null : { ...target, type },
  );
  if (receipt && (await record(view, target, type, receipt.at))) {
    const notice = { memberId: author_id, kind: "reaction", subjectId: id, action: "reacted to your comment" };
    await notify(view, [notice]);
  }
  return toReaction(view, target, type, receipt?.at);
}

/** Removes the account's reaction from a post, if there is one, with the notice to the author. */
export async function unreactToPost(
  view: NetworkView,
  postId: string,
): Promise<{ readonly id: string; readonly deleted: boolean }> {
  const { memberId } = view;
  const { id } = await findPost(view, postId);
  const target = { post_id: id, comment_id: null };
  const receipt = await view.act("remove_post_reaction", async () =>
    (await readReactionOf(view, target, memberId)) ? { post_id: id } : null,
  );
  if (!receipt) return { id, deleted: false };
  await removeReaction(view, target, memberId, receipt.at);
  await removeNotices(view, id, { kind: "reaction", actorId: memberId });
  return { id, deleted: true };
}

const hasReaction = async (view: NetworkView, target: ReactionTarget, type: ReactionType): Promise<boolean> =>
  (await readReactionOf(view, target, view.memberId))?.type === type;

/** Records the account's reaction. Returns false if the account had already reacted to the target. */
async function record(view: NetworkView, target: ReactionTarget, type: ReactionType, at: number): Promise<boolean> {
  return (await recordReaction(view, target, { member_id: view.memberId, type, created_at: at })).isNew;
}

async function toReaction(
  view: NetworkView,
  target: ReactionTarget,
  type: ReactionType,
  at = view.now(),
): Promise<Reaction> {
  const { memberId } = view;
  const stored = await readReactionOf(view, target, memberId);
  const [reaction] = await toReactions(view, target, [stored ?? { member_id: memberId, type, created_at: at }]);
  if (!reaction) throw new Error(`member ${memberId} has no summary`);
  return reaction;
}
