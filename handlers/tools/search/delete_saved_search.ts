import type { DeleteSavedSearchHandler } from "../../../generated/tools/search/delete_saved_search.ts";
import type { ServiceContext } from "../../context.ts";
import { deleteSearch } from "../../service/saved-searches/saved-searches.ts";

export const delete_saved_search: DeleteSavedSearchHandler<ServiceContext> = async (input, context) => {
  await deleteSearch(context, input.saved_search_id);
  return { id: input.saved_search_id, deleted: true };
};
