import type { GetSearchParametersHandler } from "../../../generated/tools/search/get_search_parameters.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_search_parameters: GetSearchParametersHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_search_parameters has no handler yet." });
};
