import type { ManageOutreachSettingsHandler } from "../../../generated/tools/settings/manage_outreach_settings.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";
import { changeOutreachSettings, readOutreachSettings } from "../../service/settings/outreach-settings.ts";

/** `get` rejects all other arguments, because a caller who sends one intends a change. */
export const manage_outreach_settings: ManageOutreachSettingsHandler<ServiceContext> = async (input, context) => {
  const { action, ...change } = input;
  if (action === "update") return changeOutreachSettings(context, change);
  const given = Object.keys(change);
  if (given.length === 0) return readOutreachSettings(context);
  throw new Failure("invalid_arguments", {
    errors: given.map((name) => ({
      pointer: `/${name}`,
      detail: "The action get accepts no other arguments.",
      hint: "Use the action update to change the settings.",
    })),
  });
};
