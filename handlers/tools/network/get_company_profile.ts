import type { GetCompanyProfileHandler } from "../../../generated/tools/network/get_company_profile.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_company_profile: GetCompanyProfileHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_company_profile has no handler yet." });
};
