import type { NetworkScope, NetworkView } from "./network-view.ts";

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

/** Deletes notices about a subject, because what they report no longer exists. */
export async function removeNotices(
  { db }: Pick<NetworkScope, "db">,
  subjectId: string,
  only: { readonly kind: string; readonly actorId?: string; readonly memberIds?: readonly string[] },
): Promise<void> {
  const { kind, actorId, memberIds } = only;
  await db
    .deleteFrom("net_notices")
    .where("subject_id", "=", subjectId)
    .where("kind", "=", kind)
    .$if(actorId !== undefined, (remove) => remove.where("actor_id", "=", actorId ?? ""))
    .$if(memberIds !== undefined, (remove) => remove.where("member_id", "in", [...(memberIds ?? [])]))
    .execute();
}
