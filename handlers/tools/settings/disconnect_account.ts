import type { DisconnectAccountHandler } from "../../../generated/tools/settings/disconnect_account.ts";
import type { ServiceContext } from "../../context.ts";
import { pauseCampaigns } from "../../service/campaigns/setup/pause-campaigns.ts";
import { disconnectAccount } from "../../service/settings/disconnect-account.ts";

export const disconnect_account: DisconnectAccountHandler<ServiceContext> = async ({ delete_data }, context) => {
  const wasConnected = context.account.status === "connected";
  await pauseCampaigns(context, "The account was disconnected.");
  await disconnectAccount(context, delete_data);
  return { id: context.account.id, disconnected: wasConnected, deleted: delete_data };
};
