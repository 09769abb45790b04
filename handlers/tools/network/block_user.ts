import type { BlockUserHandler } from "../../../generated/tools/network/block_user.ts";
import type { ServiceContext } from "../../context.ts";
import { stopLeads } from "../../service/campaigns/stages/stop-leads.ts";

export const block_user: BlockUserHandler<ServiceContext> = async ({ profile_id, reason = null }, context) => {
  const state = await context.network.relations.block(profile_id, reason);
  await stopLeads(context, { profile_id: state.profile.id }, "stopped", "member blocked");
  return state;
};
