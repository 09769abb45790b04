import { join } from "node:path";
import type { Logger } from "pino";
import type { Store } from "../../runtime/index.ts";
import { notesDefinition, type NotesContext } from "../fixtures/notes/handlers/definition.ts";
import type { ToolHandlers } from "../fixtures/notes/generated/handlers.ts";
import type { TestClock } from "./clock.ts";
import { serve, type Served } from "./serve.ts";

export type TestNotes = Served<NotesContext>;

export interface NotesOptions {
  readonly clock?: TestClock;
  readonly log?: Logger;
  readonly strict?: boolean;
  /** Replaces single handlers, to see what the runtime makes of one that hangs, fails or answers wrongly. */
  readonly handlers?: Partial<ToolHandlers<NotesContext>>;
}

/** Starts the notes service: two workspaces, `acc_one` and `acc_two` in the first, `acc_other` in the second. */
export function startNotes({ handlers, ...options }: NotesOptions = {}): Promise<TestNotes> {
  return serve(notesDefinition(handlers), {
    ...options,
    root: join(import.meta.dirname, "../fixtures/notes"),
    prepare: addAccounts,
    workspaceId: "wsp_one",
    accountId: "acc_one",
    plan: "small",
    scopes: ["writer"],
  });
}

async function addAccounts({ writer }: Store): Promise<void> {
  const workspaces = [
    { id: "wsp_one", name: "One", created_at: 1 },
    { id: "wsp_two", name: "Two", created_at: 2 },
  ];
  await writer.insertInto("sb_workspaces").values(workspaces).execute();
  const account = {
    external_id: "x",
    status: "connected",
    daily_limits: "{}",
    warm_up_started_at: null,
    warm_up_days: null,
  };
  await writer
    .insertInto("sb_accounts")
    .values([
      {
        ...account,
        id: "acc_one",
        workspace_id: "wsp_one",
        display_name: "One",
        timezone: "Europe/Stockholm",
        connected_at: 1,
      },
      {
        ...account,
        id: "acc_two",
        workspace_id: "wsp_one",
        display_name: "Two",
        timezone: "Pacific/Auckland",
        connected_at: 2,
      },
      { ...account, id: "acc_other", workspace_id: "wsp_two", display_name: "Other", timezone: "UTC", connected_at: 1 },
    ])
    .execute();
}
