import type { SaveSearchHandler } from "../../../generated/tools/search/save_search.ts";
import type { ServiceContext } from "../../context.ts";
import { saveSearch } from "../../service/saved-searches/saved-searches.ts";

export const save_search: SaveSearchHandler<ServiceContext> = (input, context) => saveSearch(context, input);
