import { Failure } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import { notify, removeNotices } from "../notices.ts";
import { notBlocked } from "../profiles/find-member.ts";

/** A post or comment of the account, with the time at which it was written or edited. */
interface Written {
  readonly kind: "post" | "comment";
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** @throws Failure `not_found` with the first member who does not exist, blocks the account or is blocked by it. */
export async function requireMembers(view: NetworkView, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await view.db
    .selectFrom("net_members as m")
    .select("m.id")
    .where("m.id", "in", [...ids])
    .where(notBlocked(view, "m.id"))
    .execute();
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing === undefined) return;
  throw new Failure("not_found", {
    detail: `The member "${missing}" does not exist or cannot be mentioned.`,
    hint: "search_people and get_connections return the ids of members.",
  });
}

/** Adds mentions to a post or comment of the account and notifies the members who are not mentioned yet. */
export async function addMentions(
  view: NetworkView,
  { kind, id, at }: Written,
  memberIds: readonly string[],
): Promise<void> {
  if (memberIds.length === 0) return;
  const row = { source_kind: kind, source_id: id, author_id: view.memberId, created_at: at } as const;
  const added = await view.db
    .insertInto("net_mentions")
    .values(memberIds.map((member_id) => ({ member_id, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("member_id")
    .execute();
  const notices = added.map(({ member_id }) => ({
    memberId: member_id,
    kind: "mention",
    subjectId: id,
    action: `mentioned you in a ${kind}`,
  }));
  await notify(view, notices);
}

/** Makes the mentions of a post equal to `memberIds`: adds and notifies new members, and removes others with their notices. */
export async function replaceMentions(view: NetworkView, post: Written, memberIds: readonly string[]): Promise<void> {
  const before = await readMentioned(view, post.id);
  const removed = before.filter(({ id }) => !memberIds.includes(id)).map(({ id }) => id);
  if (removed.length > 0) {
    await view.db
      .deleteFrom("net_mentions")
      .where("source_id", "=", post.id)
      .where("member_id", "in", removed)
      .execute();
    await removeNotices(view, post.id, { kind: "mention", memberIds: removed });
  }
  const known = new Set(before.map(({ id }) => id));
  await addMentions(
    view,
    post,
    memberIds.filter((id) => !known.has(id)),
  );
}

/** Reads the members whom a post mentions. */
export async function readMentioned(
  { db }: NetworkView,
  postId: string,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return db
    .selectFrom("net_mentions as n")
    .innerJoin("net_members as m", "m.id", "n.member_id")
    .select(["m.id", "m.name"])
    .where("n.source_id", "=", postId)
    .orderBy("m.id")
    .execute();
}
