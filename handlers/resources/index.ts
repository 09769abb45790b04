import type { ResourceHandlers } from "../../generated/handlers.ts";
import type { ServiceContext } from "../context.ts";
import { account_events } from "./account_events.ts";
import { account_info } from "./account_info.ts";
import { account_usage } from "./account_usage.ts";
import { tools_list } from "./tools_list.ts";
import { writing_style } from "./writing_style.ts";

/** The handler of every resource. */
export const resources: ResourceHandlers<ServiceContext> = {
  account_events,
  account_info,
  account_usage,
  tools_list,
  writing_style,
};
