import type { ToolsListResourceHandler } from "../../generated/resources/tools_list.ts";
import { Failure } from "../../runtime/index.ts";
import type { ServiceContext } from "../context.ts";

export const tools_list: ToolsListResourceHandler<ServiceContext> = async () => {
  throw new Failure("not_supported");
};
