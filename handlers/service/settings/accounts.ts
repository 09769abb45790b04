import type { AccountSummary } from "../../../generated/schemas.ts";
import type { ListAccountsInput } from "../../../generated/tools/settings/list_accounts.ts";
import { removingStatus, type AccountRow, type CallContext } from "../../../runtime/index.ts";
import { afterPosition, toPage } from "../../paging/keyset.ts";
import type { PartOf } from "../../paging/no-matches.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import { isoTime } from "../../time/iso-time.ts";
import { readAccountRow, type SettingsContext } from "./account-row.ts";
import { defaultAccountId } from "./describe-account.ts";

type AccountsContext = SettingsContext & Pick<CallContext, "caller" | "accounts">;

/** Lists the accounts of the workspace that the caller may use, the oldest connection first. */
export async function listAccounts(
  context: AccountsContext,
  { status }: PartOf<Pick<ListAccountsInput, "status">>,
  page: PageRequest,
): Promise<Page<AccountSummary>> {
  const { db, caller } = context;
  const rows = await db
    .selectFrom("sb_accounts")
    .selectAll()
    .where("workspace_id", "=", caller.workspaceId)
    .where("status", "!=", removingStatus)
    .$if(caller.accountIds !== null, (query) => query.where("id", "in", caller.accountIds ?? []))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? ""))
    .where(afterPosition(["connected_at", "id"], page.after, "asc"))
    .orderBy("connected_at")
    .orderBy("id")
    .limit(page.limit + 1)
    .execute();
  const defaultId = await defaultAccountId(context);
  return toPage(
    rows,
    page,
    (row) => [row.connected_at, row.id],
    (shown) => shown.map((row) => toSummary(row, row.id === defaultId)),
  );
}

/** Makes the call's account the default of the caller's key. */
export async function setDefaultAccount(
  context: SettingsContext & Pick<CallContext, "accountChanges">,
): Promise<AccountSummary> {
  await context.accountChanges.makeDefault();
  return toSummary(await readAccountRow(context), true);
}

/** Describes a row of an account. */
export function toSummary(row: AccountRow, isDefault: boolean): AccountSummary {
  return {
    id: row.id,
    name: row.display_name,
    default: isDefault,
    status: row.status as AccountSummary["status"], // the column contains only these values
    network_kind: row.network_kind,
    profile_id: row.external_id,
    timezone: row.timezone,
    connected_at: isoTime(row.connected_at),
  };
}
