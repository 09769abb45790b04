import type { Reaction, ReactionType } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import { notify } from "../notices.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readSummaries } from "../profiles/member-summaries.ts";
import { findPost } from "./find-post.ts";
import { readReactionOf, recordReaction, type ReactionRecord as Row } from "./record-reaction.ts";

/** Adds or replaces the account's reaction to a post; the author is notified of the first one. */
export async function reactToPost(view: NetworkView, postId: string, type: ReactionType): Promise<Reaction> {
  const { memberId } = view;
  const post = await findPost(view, postId);
  const receipt = await view.act("react_to_post", async () => {
    const known = await readReactionOf(view, post.id, memberId);
    return known?.type === type ? null : { post_id: post.id, type };
  });
  if (receipt) {
    const { isNew } = await recordReaction(view, post.id, { member_id: memberId, type, created_at: receipt.at });
    if (isNew && post.author_kind === "member") {
      await notify(view, [
        { memberId: post.author_id, kind: "reaction", subjectId: post.id, action: "reacted to your post" },
      ]);
    }
  }
  const reaction = await readReactionOf(view, post.id, memberId);
  return toReaction(view, post.id, reaction ?? { member_id: memberId, type, created_at: receipt?.at ?? view.now() });
}

async function toReaction(view: NetworkView, postId: string, row: Row): Promise<Reaction> {
  const [reaction] = await toReactions(view, postId, [row]);
  if (!reaction) throw new Error(`member ${row.member_id} has no summary`);
  return reaction;
}

/** Lists reactions to a post, newest first, except those of members who block the account or are blocked by it. */
export async function listReactions(
  view: NetworkView,
  postId: string,
  type: ReactionType | null,
  page: PageRequest,
): Promise<Page<Reaction>> {
  const post = await findPost(view, postId);
  const rows = await view.db
    .selectFrom("net_reactions as r")
    .select(["r.member_id", "r.type", "r.created_at"])
    .where("r.target_id", "=", post.id)
    .$if(type !== null, (select) => select.where("r.type", "=", type))
    .where(notBlocked(view, "r.member_id"))
    .where(afterPosition(["r.created_at", "r.member_id"], page.after, "desc"))
    .orderBy("r.created_at", "desc")
    .orderBy("r.member_id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    (row) => [row.created_at, row.member_id],
    (shown) => toReactions(view, post.id, shown),
  );
}

async function toReactions(view: NetworkView, postId: string, rows: readonly Row[]): Promise<Reaction[]> {
  const members = await readSummaries(
    view,
    rows.map((row) => row.member_id),
  );
  return rows.flatMap(({ member_id, type, created_at }) => {
    const profile = members.get(member_id);
    if (!profile) return [];
    const own = member_id === view.memberId;
    return [{ post_id: postId, comment_id: null, profile, own, type, created_at: isoTime(created_at) }];
  });
}
