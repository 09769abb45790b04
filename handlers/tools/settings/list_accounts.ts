import type { ListAccountsHandler } from "../../../generated/tools/settings/list_accounts.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { listAccounts } from "../../service/settings/accounts.ts";

export const list_accounts: ListAccountsHandler<ServiceContext> = (input, context) =>
  paginateFiltered(context, input, { status: input.status }, (filters, page) => listAccounts(context, filters, page));
