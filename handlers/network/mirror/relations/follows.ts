import type { FollowState } from "../../../../generated/schemas.ts";
import { isoTimeOrNull } from "../../../time/iso-time.ts";
import type { NetworkScope, NetworkView } from "../network-view.ts";
import { notify } from "../notices.ts";
import { findOtherMemberId } from "../profiles/find-member.ts";
import { profileUrl } from "../profiles/member-summaries.ts";
import type { FollowRow } from "../tables/net-tables.ts";

/** Follows a member and notifies them; repeating it changes nothing. */
export async function followMember(view: NetworkView, reference: string): Promise<FollowState> {
  const id = await findOtherMemberId(view, reference);
  const receipt = await view.act("follow_member", async () =>
    (await readMemberFollow(view, id)).following ? null : { member_id: id },
  );
  if (receipt && (await addFollow(view, view.memberId, id, "profile", receipt.at))) {
    await notify(view, [{ memberId: id, kind: "follow", subjectId: view.memberId, action: "started following you" }]);
  }
  return readMemberFollow(view, id);
}

/** Stops following a member, who is not notified; repeating it changes nothing. */
export async function unfollowMember(view: NetworkView, reference: string): Promise<FollowState> {
  const id = await findOtherMemberId(view, reference);
  const receipt = await view.act("unfollow_member", async () =>
    (await readMemberFollow(view, id)).following ? { member_id: id } : null,
  );
  if (receipt) await removeFollow(view, view.memberId, id);
  return readMemberFollow(view, id);
}

/** Makes one member follow another and updates the other's number of followers; returns false if the follow exists. */
export async function addFollow(
  { db }: NetworkScope,
  followerId: string,
  targetId: string,
  source: FollowRow["source"],
  at: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("net_follows")
    .values({ follower_id: followerId, kind: "member", target_id: targetId, created_at: at, source })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .updateTable("net_members")
    .set((set) => ({ follower_count: set("follower_count", "+", 1) }))
    .where("id", "=", targetId)
    .execute();
  return true;
}

/**
 * Ends the follow of one member by another and updates the number of followers.
 * @param source if set, the follow is only ended if it has this source.
 */
export async function removeFollow(
  { db }: NetworkScope,
  followerId: string,
  targetId: string,
  source?: FollowRow["source"],
): Promise<void> {
  const removed = await db
    .deleteFrom("net_follows")
    .where("follower_id", "=", followerId)
    .where("target_id", "=", targetId)
    .where("kind", "=", "member")
    .$if(source !== undefined, (select) => select.where("source", "=", source ?? ""))
    .returning("target_id")
    .executeTakeFirst();
  if (!removed) return;
  await db
    .updateTable("net_members")
    .set((set) => ({ follower_count: set("follower_count", "-", 1) }))
    .where("id", "=", targetId)
    .execute();
}

async function readMemberFollow({ db, memberId }: NetworkView, id: string): Promise<FollowState> {
  const member = await db
    .selectFrom("net_members as m")
    .leftJoin("net_follows as f", (join) =>
      join.onRef("f.target_id", "=", "m.id").on("f.follower_id", "=", memberId).on("f.kind", "=", "member"),
    )
    .select(["m.handle", "m.name", "m.headline", "m.follower_count", "f.created_at"])
    .where("m.id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    kind: "member",
    id,
    name: member.name,
    headline: member.headline,
    following: member.created_at !== null,
    followed_at: isoTimeOrNull(member.created_at),
    follower_count: member.follower_count,
    url: profileUrl(member.handle),
  };
}
