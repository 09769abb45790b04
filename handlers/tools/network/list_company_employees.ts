import type { ListCompanyEmployeesHandler } from "../../../generated/tools/network/list_company_employees.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateMatches } from "../../paging/paginate.ts";

export const list_company_employees: ListCompanyEmployeesHandler<ServiceContext> = (input, context) =>
  paginateMatches(context, input, (page) => context.network.companies.employees(input.company_id, input, page));
