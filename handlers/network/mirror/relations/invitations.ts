import type { Invitation } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import type { InvitationQuery, InvitationsPort } from "../../port/invitations.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { respond, withdraw } from "./end-invitation.ts";
import { findInvitation, toInvitations } from "./invitation-rows.ts";
import { sendInvitation } from "./send-invitation.ts";
import { readStaleRecipients, withdrawStale } from "./stale-invitations.ts";

export function createInvitations(view: NetworkView): InvitationsPort {
  return {
    send: (reference, message) => sendInvitation(view, reference, message),
    list: (query, page) => listInvitations(view, query, page),
    respond: (id, action, message) => respond(view, id, action, message),
    pendingSender: (id) => readPendingSender(view, id),
    withdraw: (id) => withdraw(view, id),
    withdrawStale: (before, limit) => withdrawStale(view, before, limit),
    staleRecipients: (before, limit) => readStaleRecipients(view, before, limit),
  };
}

async function readPendingSender(view: NetworkView, id: string): Promise<string | null> {
  const { sender_id, recipient_id, status } = await findInvitation(view, id);
  return recipient_id === view.memberId && status === "pending" ? sender_id : null;
}

async function listInvitations(
  view: NetworkView,
  { direction, status, before }: InvitationQuery,
  page: PageRequest,
): Promise<Page<Invitation>> {
  const [own, other] =
    direction === "sent" ? (["sender_id", "recipient_id"] as const) : (["recipient_id", "sender_id"] as const);
  const rows = await view.db
    .selectFrom("net_invitations as i")
    .selectAll("i")
    .where(`i.${own}`, "=", view.memberId)
    .where(notBlocked(view, `i.${other}`))
    .$if(status !== null, (select) => select.where("i.status", "=", status))
    .$if(before !== null, (select) => select.where("i.created_at", "<", before))
    .where(afterPosition(["i.created_at", "i.id"], page.after, "desc"))
    .orderBy("i.created_at", "desc")
    .orderBy("i.id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    (row) => [row.created_at, row.id],
    (shown) => toInvitations(view, shown),
  );
}
