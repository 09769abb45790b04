import { sql } from "kysely";
import type { InvitationBatch } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { recordWithdrawal } from "./end-invitation.ts";

/** The failures that affect a single invitation. */
const ofOneInvitation: ReadonlySet<string> = new Set(["conflict", "not_found"]);

/** Invitations that have ended within this time may have been withdrawn by an earlier run of the same call. */
const recentMs = 10 * 60_000;

/** Withdraws pending invitations of the account that were sent before a time, oldest first. */
export async function withdrawStale(view: NetworkView, before: number, limit: number): Promise<InvitationBatch> {
  const data: InvitationBatch["data"][number][] = [];
  let stoppedBy: string | null = null;
  for (const invitation of await readCandidates(view, before, limit)) {
    const { id, recipient_id, status, name, created_at } = invitation;
    const item = { invitation_id: id, profile_id: recipient_id, name, sent_at: isoTime(created_at) };
    try {
      const isPending = status === "pending";
      const receipt = await view.act("withdraw_invitation", async () => (isPending ? { invitation_id: id } : null), id);
      if (!receipt) continue;
      await recordWithdrawal(view, invitation, receipt.at);
      data.push({ ...item, error: null });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      data.push({ ...item, error: { code: error.code, detail: error.details.detail ?? "" } });
      if (!ofOneInvitation.has(error.code)) stoppedBy = error.code;
    }
    if (stoppedBy !== null || data.length === limit) break;
  }
  const failed = data.filter(({ error }) => error !== null).length;
  const remaining = await countStale(view, before);
  return { succeeded: data.length - failed, failed, remaining, stopped_by: stoppedBy, data };
}

/**
 * Reads the oldest pending invitations, and those that have just ended, oldest first. If the call runs again after an act, a
 * synchronization may already have recorded the act. With the ended ones, the call then finds the same invitations again.
 */
async function readCandidates(view: NetworkView, before: number, limit: number) {
  const sent = sentBefore(view, before)
    .innerJoin("net_members as m", "m.id", "i.recipient_id")
    .select(["i.id", "i.recipient_id", "i.status", "i.created_at", "m.name"])
    .orderBy("i.created_at")
    .orderBy("i.id");
  const pending = await sent
    .where("i.responded_at", "is", null)
    .where("i.status", "=", "pending")
    .limit(limit)
    .execute();
  const ended = await sent.where("i.responded_at", ">=", view.now() - recentMs).execute();
  return [...pending, ...ended].sort((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1));
}

async function countStale(view: NetworkView, before: number): Promise<number> {
  const { count } = await sentBefore(view, before)
    .select(sql<number>`count(*)`.as("count"))
    .where("i.responded_at", "is", null)
    .where("i.status", "=", "pending")
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads the recipients of the oldest pending invitations that were sent before a time. */
export async function readStaleRecipients(view: NetworkView, before: number, limit: number): Promise<string[]> {
  const rows = await sentBefore(view, before)
    .select("i.recipient_id")
    .where("i.responded_at", "is", null)
    .where("i.status", "=", "pending")
    .orderBy("i.created_at")
    .orderBy("i.id")
    .limit(limit)
    .execute();
  return rows.map(({ recipient_id }) => recipient_id);
}

const sentBefore = (view: NetworkView, before: number) =>
  view.db
    .selectFrom("net_invitations as i")
    .where("i.sender_id", "=", view.memberId)
    .where("i.created_at", "<", before)
    .where(notBlocked(view, "i.recipient_id"));
