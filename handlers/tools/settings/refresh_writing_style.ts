import type { RefreshWritingStyleHandler } from "../../../generated/tools/settings/refresh_writing_style.ts";
import type { ServiceContext } from "../../context.ts";
import { refreshWritingStyle } from "../../service/writing-style/refresh-style.ts";

export const refresh_writing_style: RefreshWritingStyleHandler<ServiceContext> = (input, context) =>
  refreshWritingStyle(context, input);
