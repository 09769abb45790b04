import type { FindToolsHandler } from "../../../generated/tools/support/find_tools.ts";
import type { ServiceContext } from "../../context.ts";
import { findTools } from "../../service/tool-search/find-tools.ts";

export const find_tools: FindToolsHandler<ServiceContext> = (input, context) => findTools(context, input);
