import type { SearchPeopleHandler } from "../../../generated/tools/search/search_people.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const search_people: SearchPeopleHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "search_people has no handler yet." });
};
