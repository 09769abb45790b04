import type { ManageOutreachSettingsHandler } from "../../../generated/tools/settings/manage_outreach_settings.ts";
import type { ServiceContext } from "../../context.ts";
import { changeOutreachSettings, readOutreachSettings } from "../../service/settings/outreach-settings.ts";

export const manage_outreach_settings: ManageOutreachSettingsHandler<ServiceContext> = async (input, context) => {
  const { action, ...change } = input;
  return action === "get" ? readOutreachSettings(context) : changeOutreachSettings(context, change);
};
