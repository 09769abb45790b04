import type { SaveSearchHandler } from "../../../generated/tools/search/save_search.ts";
import { lockName } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";
import { saveSearch } from "../../service/saved-searches/saved-searches.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const save_search: SaveSearchHandler<ServiceContext> = async (input, context) => {
  refuseBlank({ name: input.name });
  await lockName(context, `saved-searches:${context.account.id}`);
  return saveSearch(context, input);
};
