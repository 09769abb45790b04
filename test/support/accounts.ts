import type { Store } from "../../runtime/index.ts";

export interface TestAccount {
  readonly id: string;
  readonly timezone?: string;
}

/** Adds a workspace with connected accounts, the first of which is the default. */
export async function addWorkspace({ writer }: Store, id: string, accounts: readonly TestAccount[]): Promise<void> {
  await writer.insertInto("sb_workspaces").values({ id, name: id, created_at: 1 }).execute();
  const rows = accounts.map((account, index) => ({
    id: account.id,
    workspace_id: id,
    display_name: account.id,
    external_id: "x",
    status: "connected",
    timezone: account.timezone ?? "UTC",
    daily_limits: "{}",
    warm_up_started_at: null,
    warm_up_days: null,
    connected_at: index + 1,
  }));
  await writer.insertInto("sb_accounts").values(rows).execute();
}
