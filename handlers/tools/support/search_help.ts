import type { SearchHelpHandler } from "../../../generated/tools/support/search_help.ts";
import type { ServiceContext } from "../../context.ts";
import { searchHelp } from "../../service/help/search-help.ts";

export const search_help: SearchHelpHandler<ServiceContext> = (input, context) => searchHelp(context, input);
