import type { Position } from "../../../../runtime/index.ts";
import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";

const dayMs = 86_400_000;
const pageSize = 100;

/** Older invitations are unlikely to be accepted. */
export const staleDays = 21;

/**
 * Counts the campaign's invitations that are still pending on the network after `staleDays`: those that list_invitations
 * returns and cancel_invitation can withdraw.
 */
export async function countStaleInvitations(
  { db, account, now, network }: CampaignContext,
  { id }: Pick<CampaignRecord, "id">,
): Promise<number> {
  const query = { direction: "sent", status: "pending", before: now() - staleDays * dayMs } as const;
  if (!(await hasInvitedBefore(db, id, query.before))) return 0;
  let count = 0;
  let after: Position | null = null;
  do {
    const { items, next } = await network.invitations.list(query, { limit: pageSize, after });
    if (items.length === 0) break;
    const { invited } = await db
      .selectFrom("svc_campaign_events")
      .select((select) => select.fn.count<number>("profile_id").distinct().as("invited"))
      .where("account_id", "=", account.id)
      .where(
        "profile_id",
        "in",
        items.map(({ profile }) => profile.id),
      )
      .where("campaign_id", "=", id)
      .where("kind", "=", "sent")
      .where("step_kind", "=", "invite")
      .where("occurred_at", "<", query.before)
      .executeTakeFirstOrThrow();
    count += invited;
    after = next;
  } while (after !== null);
  return count;
}

/**
 * Returns whether the campaign has sent an invitation before a time: If not, the network need not be asked, which may
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
