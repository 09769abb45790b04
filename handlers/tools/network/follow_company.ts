import type { FollowCompanyHandler } from "../../../generated/tools/network/follow_company.ts";
import type { ServiceContext } from "../../context.ts";

export const follow_company: FollowCompanyHandler<ServiceContext> = ({ company_id, following }, { network }) =>
  network.relations.followCompany(company_id, following);
