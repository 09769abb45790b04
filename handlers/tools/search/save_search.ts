import type { SaveSearchHandler } from "../../../generated/tools/search/save_search.ts";
import type { ServiceContext } from "../../context.ts";
import { saveSearch } from "../../service/saved-searches/saved-searches.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const save_search: SaveSearchHandler<ServiceContext> = async (input, context) => {
  refuseBlank({ name: input.name });
  return saveSearch(context, input);
};
