import { Failure } from "../../../../runtime/index.ts";
import { statusAfter } from "../life-cycle.ts";
import { lockCampaign, type CampaignContext } from "../setup/campaign-record.ts";
import { assessLaunch } from "./assess-launch.ts";
import { readToken, type TokenContext } from "./launch-token.ts";
import { startCampaign } from "./start-campaign.ts";

/**
 * Starts a previewed campaign. Repeating the call with the token that started the campaign changes nothing.
 * @throws Failure `not_found`, `launch_token_invalid`, `campaign_changed`, and `conflict` when the campaign is not `ready`.
 */
export async function confirmLaunch(
  context: CampaignContext & TokenContext,
  campaignId: string,
  launchToken: string,
): Promise<void> {
  const campaign = await lockCampaign(context, campaignId);
  const token = readToken(context, campaignId, launchToken);
  if (campaign.launch_token_hash === token.hash) return;
  const { db, account, now } = context;
  const used = await db
    .selectFrom("svc_launch_tokens")
    .select("used_at")
    .where("hash", "=", token.hash)
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  if (used) throw new Failure("launch_token_invalid", { detail: "The launch token has already been used." });
  if (now() >= token.expiresAt) throw new Failure("launch_token_invalid", { detail: "The launch token has expired." });
  if (campaign.status !== "draft") statusAfter(campaign, "confirm_campaign_launch");
  const assessment = await assessLaunch(context, campaign);
  if (assessment.contentHash !== token.contentHash || assessment.blockers.length > 0)
    throw new Failure("campaign_changed");
  statusAfter(campaign, "confirm_campaign_launch"); // rejects a draft last: the failures above are more helpful
  await db
    .insertInto("svc_launch_tokens")
    .values({ hash: token.hash, account_id: account.id, campaign_id: campaignId, used_at: now() })
    .execute();
  await startCampaign(assessment, token.hash);
}
