import { sql } from "kysely";
import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";

const dayMs = 86_400_000;
/** The maximum number of pending invitations that are examined, oldest first. Networks allow fewer pending invitations. */
const maxExamined = 10_000;
const chunkSize = 500;

/** Invitations that have been pending for more days than this are unlikely to be accepted. */
export const staleDays = 21;

/**
 * Counts the campaign's invitations that are still pending on the network after `staleDays`: those that list_invitations
 * returns and cancel_invitation can withdraw.
 */
export async function countStaleInvitations(
  { db, account, now, network }: CampaignContext,
  { id }: Pick<CampaignRecord, "id">,
): Promise<number> {
  const before = now() - staleDays * dayMs;
  if (!(await hasInvitedBefore(db, id, before))) return 0;
  const recipients = await network.invitations.staleRecipients(before, maxExamined);
  let count = 0;
  for (let at = 0; at < recipients.length; at += chunkSize) {
    const { invited } = await db
      .selectFrom("svc_campaign_events")
      .select((select) => select.fn.count<number>("profile_id").distinct().as("invited"))
      .where("account_id", "=", account.id)
      .where("profile_id", "in", recipients.slice(at, at + chunkSize))
      // With this expression, SQLite uses the index on members instead of reading every event of the campaign.
      .where(sql<boolean>`coalesce(campaign_id, '') = ${id}`)
      .where("kind", "=", "sent")
      .where("step_kind", "=", "invite")
      .where("occurred_at", "<", before)
      .executeTakeFirstOrThrow();
    count += invited;
  }
  return count;
}

/**
 * Returns whether the campaign has sent an invitation before a time. If not, the network is not queried, because it may
 * not support invitations.
 */
async function hasInvitedBefore(db: CampaignContext["db"], campaignId: string, before: number): Promise<boolean> {
  const sent = await db
    .selectFrom("svc_campaign_events")
    .select("id")
    .where("campaign_id", "=", campaignId)
    .where("kind", "=", "sent")
    .where("step_kind", "=", "invite")
    .where("occurred_at", "<", before)
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}
