import type { ManageOutreachSettingsHandler } from "../../../generated/tools/settings/manage_outreach_settings.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const manage_outreach_settings: ManageOutreachSettingsHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "manage_outreach_settings has no handler yet." });
};
