import type { Reaction, ReactionType } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readSummaries } from "../profiles/member-summaries.ts";
import { findPost } from "./find-post.ts";
import type { ReactionRecord, ReactionTarget } from "./record-reaction.ts";

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
    (shown) => toReactions(view, { post_id: post.id, comment_id: null }, shown),
  );
}

/** Converts reactions to responses, in the same order. */
export async function toReactions(
  view: NetworkView,
  target: ReactionTarget,
  rows: readonly ReactionRecord[],
): Promise<Reaction[]> {
  const members = await readSummaries(
    view,
    rows.map((row) => row.member_id),
  );
  return rows.flatMap(({ member_id, type, created_at }) => {
    const profile = members.get(member_id);
    if (!profile) return [];
    return [{ ...target, profile, own: member_id === view.memberId, type, created_at: isoTime(created_at) }];
  });
}
