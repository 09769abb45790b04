import { Command } from "commander";
import { sql } from "kysely";
import { eraseAudit } from "../audit/audit-chain.ts";
import { announceAccounts } from "../identity/accounts.ts";
import { announceKeys } from "../identity/key-changes.ts";
import type { Service } from "../service.ts";
import type { Store } from "../store/store.ts";
import type { RemoveAccount } from "./accounts.ts";
import { confirm } from "./confirm.ts";
import { isoTime, printJson, printRows } from "./print.ts";
import { readTables } from "../store/read-tables.ts";
import type { WithService } from "./with-service.ts";

interface Options {
  readonly json?: boolean;
  readonly yes?: boolean;
}

/** Creates `workspaces list`, `workspaces add` and `workspaces remove`. */
export function workspaceCommands(withService: WithService, removeAccount: RemoveAccount): Command {
  const workspaces = new Command("workspaces").description("groups of accounts and keys: list, add and remove");
  workspaces
    .command("list")
    .description("list the workspaces with their numbers of accounts and active keys")
    .option("--json", "print JSON")
    .action(({ json }: Options) => withService((service) => list(service, json)));
  workspaces
    .command("add")
    .argument("<name>", "display name")
    .description('add a workspace; to add its accounts and keys, run "accounts add" and "keys create"')
    .option("--json", "print JSON")
    .action((name: string, { json }: Options) => withService((service) => add(service, name, json)));
  workspaces
    .command("remove")
    .argument("<id>", "the workspace's id, from workspaces list")
    .description("delete a workspace with its accounts, their data, its keys, its people and its audit log")
    .option("--yes", "do not ask for confirmation")
    .option("--json", "print JSON")
    .action((id: string, options: Options) => withService((service) => remove(service, id, options, removeAccount)));
  return workspaces;
}

async function list({ store, clock }: Service, asJson: boolean | undefined): Promise<void> {
  const now = clock();
  const rows = await store.reader
    .selectFrom("sb_workspaces as w")
    .selectAll()
    .select((row) => [
      row
        .selectFrom("sb_accounts as a")
        .whereRef("a.workspace_id", "=", "w.id")
        .select((each) => each.fn.countAll<number>().as("count"))
        .as("accounts"),
      row
        .selectFrom("sb_keys as k")
        .whereRef("k.workspace_id", "=", "w.id")
        .where("k.revoked_at", "is", null)
        .where((key) => key.or([key("k.expires_at", "is", null), key("k.expires_at", ">", now)]))
        .select((each) => each.fn.countAll<number>().as("count"))
        .as("keys"),
    ])
    .orderBy("w.created_at")
    .orderBy("w.id")
    .execute();
  printRows(
    rows.map(({ created_at, ...row }) => ({ ...row, created_at: isoTime(created_at) })),
    asJson,
  );
}

async function add({ store, clock, newId }: Service, name: string, asJson: boolean | undefined): Promise<void> {
  if (!/^[^\p{C}]{1,100}$/u.test(name) || name.trim() === "")
    throw new Error("The name must have 1 to 100 characters without control characters.");
  const id = newId("wsp");
  await store.writer.insertInto("sb_workspaces").values({ id, name, created_at: clock() }).execute();
  if (asJson) return printJson({ id, name });
  process.stdout.write(`${id}\n\nTo add an account, run the command "accounts add --workspace ${id} ...".\n`);
}

async function remove(
  { store }: Service,
  id: string,
  { yes, json }: Options,
  removeAccount: RemoveAccount,
): Promise<void> {
  const workspaces = await store.reader.selectFrom("sb_workspaces").select(["id", "name"]).execute();
  const workspace = workspaces.find((one) => one.id === id);
  if (!workspace) throw new Error(`Unknown workspace "${id}". Valid: ${workspaces.map((one) => one.id).join(", ")}.`);
  if (workspaces.length === 1)
    throw new Error("The only workspace cannot be removed. To start again, delete the store.");
  if (!yes) {
    const { length } = await readAccountIds(store.reader, id);
    await confirm(
      `Delete the workspace ${id} (${workspace.name}) with its accounts (${length}), their data, its keys, its people and its audit log?`,
    );
  }
  // Keys and people are deleted first, so that running servers soon reject the calls that add accounts.
  await store.transaction(async (tx) => {
    await tx.deleteFrom("sb_keys").where("workspace_id", "=", id).execute();
    for (const [column, table] of [
      ["person_id", "sb_people"],
      ["grant_id", "sb_oauth_grants"],
    ] as const)
      await tx
        .deleteFrom("sb_oauth_records")
        .where(column, "in", tx.selectFrom(table).select("id").where("workspace_id", "=", id))
        .execute();
    await tx.deleteFrom("sb_people").where("workspace_id", "=", id).execute(); // without them, tokens are invalid
    await announceKeys(store, tx);
  });
  const accounts: string[] = [];
  for (;;) {
    const left = await deleteWorkspace(store, id);
    if (left.length === 0) break;
    for (const account of left) await removeAccount(store, account);
    accounts.push(...left);
  }
  if (json) printJson({ id, removed: true, accounts });
  else process.stdout.write(`Removed ${id}. Running servers apply the change within a second.\n`);
}

/** Deletes a workspace without accounts. If it has accounts, returns their ids and changes nothing. */
async function deleteWorkspace(store: Store, id: string): Promise<readonly string[]> {
  return store.transaction(async (tx) => {
    const workspace = tx.selectFrom("sb_workspaces").select("id").where("id", "=", id);
    // Waits for transactions that add an account, and makes later ones fail.
    if (store.dialect === "postgres") await workspace.forUpdate().execute();
    const accounts = await readAccountIds(tx, id);
    if (accounts.length > 0) return accounts;
    await eraseAudit(tx, { column: "workspace_id", id });
    const tables = await readTables(tx, store.dialect);
    for (const { name } of tables.filter(({ columns }) => columns.some((column) => column.name === "workspace_id")))
      await sql`delete from ${sql.table(name)} where workspace_id = ${id}`.execute(tx);
    await tx.deleteFrom("sb_workspaces").where("id", "=", id).execute();
    await announceAccounts(store, tx);
    return [];
  });
}

async function readAccountIds(db: Store["reader"], workspaceId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom("sb_accounts").select("id").where("workspace_id", "=", workspaceId).execute();
  return rows.map(({ id }) => id);
}
