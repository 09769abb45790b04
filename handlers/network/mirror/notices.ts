import type { NetworkView } from "./network-view.ts";

/** A notice for a member. `action` completes a sentence that begins with the account's name: `reacted to your post`. */
export interface Notice {
  readonly memberId: string;
  readonly kind: string;
  /** The post, comment, invitation or member it is about. */
  readonly subjectId: string;
  readonly action: string;
}

/** Notifies members of an action of the account. Notices for the account itself are ignored. */
export async function notify(view: NetworkView, notices: readonly Notice[]): Promise<void> {
  const { db, memberId, now, newId } = view;
  const others = notices.filter((notice) => notice.memberId !== memberId);
  if (others.length === 0) return;
  const { name } = await db
    .selectFrom("net_members")
    .select("name")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("net_notices")
    .values(
      others.map((notice) => ({
        id: newId("ntc"),
        member_id: notice.memberId,
        kind: notice.kind,
        actor_id: memberId,
        subject_id: notice.subjectId,
        text: `${name} ${notice.action}.`,
        created_at: now(),
        read_at: null,
      })),
    )
    .execute();
}
