import type { GetCompanyProfileHandler } from "../../../generated/tools/network/get_company_profile.ts";
import type { ServiceContext } from "../../context.ts";

export const get_company_profile: GetCompanyProfileHandler<ServiceContext> = ({ company_id }, { network }) =>
  network.companies.get(company_id);
