import type { GetSearchParametersHandler } from "../../../generated/tools/search/get_search_parameters.ts";
import type { ServiceContext } from "../../context.ts";

export const get_search_parameters: GetSearchParametersHandler<ServiceContext> = async (input, { network }) => {
  const { kind, keyword = null, limit } = input;
  return { data: await network.search.parameters(kind, keyword, limit) };
};
