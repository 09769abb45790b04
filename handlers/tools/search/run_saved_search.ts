import type { RunSavedSearchHandler } from "../../../generated/tools/search/run_saved_search.ts";
import type { ServiceContext } from "../../context.ts";
import { runSearch } from "../../service/saved-searches/run-search.ts";

export const run_saved_search: RunSavedSearchHandler<ServiceContext> = (input, context) => runSearch(context, input);
