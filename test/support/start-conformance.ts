import { join } from "node:path";
import { CallContext, type Store } from "../../runtime/index.ts";
import type { ToolHandlers } from "../fixtures/conformance/generated/handlers.ts";
import { conformanceDefinition } from "../fixtures/conformance/handlers/definition.ts";
import { serve, type Served } from "./serve.ts";

export type TestConformance = Served<CallContext>;

/** Starts the fixture of the conformance suite; single handlers can be replaced. */
export function startConformance(handlers: Partial<ToolHandlers<CallContext>> = {}): Promise<TestConformance> {
  return serve(conformanceDefinition(handlers), {
    root: join(import.meta.dirname, "../fixtures/conformance"),
    prepare: addAccounts,
    workspaceId: "wsp_one",
    accountId: "acc_one",
    plan: "suite",
    scopes: ["everything"],
  });
}

async function addAccounts({ writer }: Store): Promise<void> {
  await writer.insertInto("sb_workspaces").values({ id: "wsp_one", name: "One", created_at: 1 }).execute();
  const account = {
    workspace_id: "wsp_one",
    external_id: "x",
    status: "connected",
    timezone: "UTC",
    daily_limits: "{}",
    warm_up_started_at: null,
    warm_up_days: null,
  };
  await writer
    .insertInto("sb_accounts")
    .values([
      { ...account, id: "acc_one", display_name: "One", connected_at: 1 },
      { ...account, id: "acc_two", display_name: "Two", connected_at: 2 },
    ])
    .execute();
}
