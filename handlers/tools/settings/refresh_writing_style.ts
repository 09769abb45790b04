import type { RefreshWritingStyleHandler } from "../../../generated/tools/settings/refresh_writing_style.ts";
import type { ServiceContext } from "../../context.ts";
import { readAccountSettings } from "../../service/settings/account-settings.ts";
import { refreshWritingStyle } from "../../service/writing-style/refresh-style.ts";

export const refresh_writing_style: RefreshWritingStyleHandler<ServiceContext> = async (input, context) => {
  const { language } = await readAccountSettings(context);
  return refreshWritingStyle(context, input, language);
};
