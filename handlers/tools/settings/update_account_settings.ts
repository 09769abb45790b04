import type { UpdateAccountSettingsHandler } from "../../../generated/tools/settings/update_account_settings.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const update_account_settings: UpdateAccountSettingsHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "update_account_settings has no handler yet." });
};
