import type { UpdateAccountSettingsHandler } from "../../../generated/tools/settings/update_account_settings.ts";
import type { ServiceContext } from "../../context.ts";
import { changeAccountSettings } from "../../service/settings/account-settings.ts";

export const update_account_settings: UpdateAccountSettingsHandler<ServiceContext> = (input, context) =>
  changeAccountSettings(context, input);
