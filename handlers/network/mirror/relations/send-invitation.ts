import type { Invitation } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import { notify } from "../notices.ts";
import { findOtherMemberId } from "../profiles/find-member.ts";
import { readInvitation } from "./invitation-rows.ts";

/** Invites a member to connect. @throws Failure `already_connected` and `invitation_pending`. */
export async function sendInvitation(
  view: NetworkView,
  reference: string,
  message: string | null,
): Promise<Invitation> {
  const { db, memberId, now, newId } = view;
  const recipientId = await findOtherMemberId(view, reference, "profile_id");
  await requireNoConnection(view, recipientId);
  await requireNothingPending(view, recipientId);
  const id = newId("inv");
  const invitation = { id, sender_id: memberId, recipient_id: recipientId, message, status: "pending" } as const;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("net_invitations")
    .values({ ...invitation, created_at: now(), responded_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new Failure("invitation_pending"); // sent by a concurrent call
  await notify(view, [{ memberId: recipientId, kind: "invitation", subjectId: id, action: "invited you to connect" }]);
  return readInvitation(view, id);
}

async function requireNoConnection({ db, memberId }: NetworkView, otherId: string): Promise<void> {
  const connection = await db
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", memberId)
    .where("other_id", "=", otherId)
    .executeTakeFirst();
  if (connection) throw new Failure("already_connected");
}

async function requireNothingPending({ db, memberId }: NetworkView, otherId: string): Promise<void> {
  const pending = await db
    .selectFrom("net_invitations")
    .select(["id", "sender_id"])
    .where("status", "=", "pending")
    .where((where) =>
      where.or([
        where.and({ sender_id: memberId, recipient_id: otherId }),
        where.and({ sender_id: otherId, recipient_id: memberId }),
      ]),
    )
    .executeTakeFirst();
  if (!pending) return;
  throw new Failure(
    "invitation_pending",
    pending.sender_id === memberId
      ? { detail: `The account has already invited the member: ${pending.id}.` }
      : {
          detail: `The member has already invited the account: ${pending.id}.`,
          hint: "Accept that invitation with respond_to_invitation.",
        },
  );
}
