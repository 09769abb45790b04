import type { BlockUserHandler } from "../../../generated/tools/network/block_user.ts";
import type { ServiceContext } from "../../context.ts";
import { stopCampaignsFor } from "../../service/campaigns/stop-member.ts";

export const block_user: BlockUserHandler<ServiceContext> = async ({ profile_id, reason = null }, context) => {
  const state = await context.network.relations.block(profile_id, reason);
  await stopCampaignsFor(context, state.profile.id, "member blocked");
  return state;
};
