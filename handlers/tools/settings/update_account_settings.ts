import type { UpdateAccountSettingsHandler } from "../../../generated/tools/settings/update_account_settings.ts";
import type { ServiceContext } from "../../context.ts";
import { revokeClient } from "../../service/settings/account-clients.ts";
import { changeAccountSettings } from "../../service/settings/account-settings.ts";

export const update_account_settings: UpdateAccountSettingsHandler<ServiceContext> = async (
  { end_client_id, ...settings },
  context,
) => {
  if (end_client_id !== undefined) await revokeClient(context, end_client_id);
  return changeAccountSettings(context, settings);
};
