import type { ListAccountsHandler } from "../../../generated/tools/settings/list_accounts.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { listAccounts } from "../../service/settings/accounts.ts";

export const list_accounts: ListAccountsHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) => listAccounts(context, input, page));
