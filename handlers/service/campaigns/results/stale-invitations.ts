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
  { db, now, network }: CampaignContext,
  { id }: Pick<CampaignRecord, "id">,
): Promise<number> {
  const before = now() - staleDays * dayMs;
  const rows = await db
    .selectFrom("svc_campaign_events")
    .select("profile_id")
    .where("campaign_id", "=", id)
    .where("kind", "=", "sent")
    .where("step_kind", "=", "invite")
    .where("occurred_at", "<", before)
    .execute();
  if (rows.length === 0) return 0;
  const invited = new Set(rows.map(({ profile_id }) => profile_id));
  let count = 0;
  let after: Position | null = null;
  do {
    const query = { direction: "sent", status: "pending", before } as const;
    const { items, next } = await network.invitations.list(query, { limit: pageSize, after });
    count += items.filter(({ profile }) => invited.has(profile.id)).length;
    after = next;
  } while (after !== null);
  return count;
}
