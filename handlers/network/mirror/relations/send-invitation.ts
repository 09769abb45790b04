import type { Invitation } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import { notify } from "../notices.ts";
import { findOtherMemberId } from "../profiles/find-member.ts";
import { readInvitation } from "./invitation-rows.ts";
import { recordInvitation } from "./record-invitation.ts";

const dayMs = 86_400_000;
/** How long a withdrawn invitation prevents a new one, as on real networks. */
export const withdrawnForMs = 21 * dayMs;

/** Invites a member to connect. @throws Failure `already_connected`, `invitation_pending` and `invitation_withdrawn`. */
export async function sendInvitation(
  view: NetworkView,
  reference: string,
  message: string | null,
): Promise<Invitation> {
  const { memberId } = view;
  const recipientId = await findOtherMemberId(view, reference);
  const { id, at } = await view.act("send_invitation", async () => {
    await requireNoConnection(view, recipientId);
    await requireNothingPending(view, recipientId);
    await requireNotWithdrawn(view, recipientId);
    return { member_id: recipientId, message };
  });
  const invitation = { id, sender_id: memberId, recipient_id: recipientId, message, status: "pending" } as const;
  const { isNew, isPending } = await recordInvitation(view, { ...invitation, created_at: at, responded_at: null });
  if (isPending) throw new Failure("invitation_pending"); // another one, sent by a concurrent call
  if (isNew) {
    const action = "invited you to connect";
    await notify(view, [{ memberId: recipientId, kind: "invitation", subjectId: id, action }]);
  }
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

/**
 * Returns the time, in epoch milliseconds, until which the account cannot invite a member because it has withdrawn an
 * invitation; null if no withdrawn invitation prevents a new one.
 */
export async function readInvitableFrom({ db, memberId, now }: NetworkView, otherId: string): Promise<number | null> {
  const { last } = await db
    .selectFrom("net_invitations")
    .select((select) => select.fn.max("responded_at").as("last"))
    .where("sender_id", "=", memberId)
    .where("recipient_id", "=", otherId)
    .where("status", "=", "withdrawn")
    .where("responded_at", ">", now() - withdrawnForMs)
    .executeTakeFirstOrThrow();
  return last === null ? null : last + withdrawnForMs;
}

async function requireNotWithdrawn(view: NetworkView, otherId: string): Promise<void> {
  const until = await readInvitableFrom(view, otherId);
  if (until === null) return;
  throw new Failure("invitation_withdrawn", {
    detail: `The account withdrew an invitation to the member; it can invite the member again from ${isoTime(until)}.`,
    retryAfterSeconds: Math.ceil((until - view.now()) / 1_000),
  });
}
