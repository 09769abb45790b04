import type { SearchCompaniesHandler } from "../../../generated/tools/search/search_companies.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const search_companies: SearchCompaniesHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "search_companies has no handler yet." });
};
