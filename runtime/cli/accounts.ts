import { Command, InvalidArgumentError } from "commander";
import { connectAccount } from "../call/account-connections.ts";
import { reconnectAccount } from "../call/reconnect-account.ts";
import { removingStatus } from "../identity/accounts.ts";
import type { Service } from "../service.ts";
import type { Store } from "../store/store.ts";
import { confirm } from "./confirm.ts";
import { findWorkspace } from "./options.ts";
import { isoTime, printJson, printRows } from "./print.ts";
import type { WithService } from "./with-service.ts";

/** Returns whether a network has a member with this id, so that an account can be connected. */
export type HasIdentity = (store: Store, networkId: number, id: string) => Promise<boolean>;

/**
 * Deletes an account and everything that belongs to it, and makes all nodes reload the accounts. Returns false if there
 * is no such account.
 */
export type RemoveAccount = (store: Store, id: string) => Promise<boolean>;

interface RemoveOptions {
  readonly yes?: boolean;
  readonly json?: boolean;
}

interface AddOptions {
  readonly name: string;
  readonly identity: string;
  readonly timezone: string;
  readonly network: number;
  readonly workspace?: string;
  readonly json?: boolean;
}

/** Creates `accounts list`, `accounts add`, `accounts reconnect` and `accounts remove`. */
export function accountCommands(
  withService: WithService,
  hasIdentity: HasIdentity,
  removeAccount: RemoveAccount,
): Command {
  const accounts = new Command("accounts").description("accounts: list, add, reconnect and remove");
  accounts
    .command("list")
    .description("list the accounts with their status")
    .option("--json", "print JSON")
    .action(({ json }: { json?: boolean }) => withService((service) => list(service, json)));
  accounts
    .command("add")
    .description("connect a member of the network as an account of a workspace")
    .requiredOption("--name <name>", "display name")
    .requiredOption(
      "--identity <id>",
      "id of the member in the network; any unique text in a service that stores no members",
    )
    .option("--network <id>", "the network that the member belongs to", parseNetwork, 1)
    .option("--timezone <zone>", "IANA time zone, for the daily limits", "UTC")
    .option("--workspace <id>", "workspace; default: the only one")
    .option("--json", "print JSON")
    .action((options: AddOptions) =>
      withService(async (service) => {
        if (!(await hasIdentity(service.store, options.network, options.identity)))
          throw new Error(
            `Network ${options.network} has no member "${options.identity}". Use the id of one of its members.`,
          );
        await add(service, options);
      }),
    );
  accounts
    .command("reconnect")
    .argument("<id>", "the account's id, from accounts list")
    .description("reconnect an account that its network has disconnected, once its access is valid again")
    .option("--json", "print JSON")
    .action((id: string, { json }: { json?: boolean }) => withService((service) => reconnect(service, id, json)));
  accounts
    .command("remove")
    .argument("<id>", "the account's id, from accounts list")
    .description("delete an account with everything that belongs to it, and its network if no other account uses it")
    .option("--yes", "do not ask for confirmation")
    .option("--json", "print JSON")
    .action((id: string, options: RemoveOptions) =>
      withService((service) => remove(service, id, options, removeAccount)),
    );
  return accounts;
}

async function reconnect(service: Service, id: string, json: boolean | undefined): Promise<void> {
  const query = service.store.reader.selectFrom("sb_accounts").select("status").where("id", "=", id);
  const row = await query.executeTakeFirst();
  if (!row) throw unknownAccount(id);
  if (row.status === removingStatus) throw new Error(`The account ${id} is being removed.`);
  await reconnectAccount(service, id);
  const text =
    row.status === "connected" ? `${id} is already connected.` : `${id} is connected again. ${appliedNotice}`;
  if (json) printJson({ id, status: "connected" });
  else process.stdout.write(`${text}\n`);
}

async function remove(
  { store }: Service,
  id: string,
  { yes, json }: RemoveOptions,
  removeAccount: RemoveAccount,
): Promise<void> {
  const row = await store.reader.selectFrom("sb_accounts").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw unknownAccount(id);
  if (!yes) await confirm(`Delete the account ${id} (${row.display_name}) and everything that belongs to it?`);
  const keys = await store.reader
    .selectFrom("sb_keys")
    .select(["id", "name"])
    .where("default_account_id", "=", id)
    .where("revoked_at", "is", null)
    .orderBy("id")
    .execute();
  if (!(await removeAccount(store, id))) throw unknownAccount(id);
  if (json) return printJson({ id, removed: true, keys });
  process.stdout.write(`Removed ${id}. ${appliedNotice}\n`);
  if (keys.length === 0) return;
  const names = keys.map(({ id: keyId, name }) => `  ${keyId} (${name})`).join("\n");
  process.stdout.write(
    `It was the default account of these keys. Calls with them fail with not_found unless they name another account:\n${names}\n` +
      'To revoke them, run the command "keys revoke <id>".\n',
  );
}

/** States when running servers apply a change to accounts: see `announceAccounts`. */
const appliedNotice = "Running servers apply the change within a second.";

/** The error for an account that does not exist. */
export const unknownAccount = (id: string): Error =>
  new Error(`Unknown account "${id}". To list the accounts, run the command "accounts list".`);

async function list({ store }: Service, asJson: boolean | undefined): Promise<void> {
  const rows = await store.reader.selectFrom("sb_accounts").selectAll().orderBy("connected_at").orderBy("id").execute();
  printRows(
    rows.map((row) => ({
      id: row.id,
      name: row.display_name,
      network: row.network_id,
      identity: row.external_id,
      workspace: row.workspace_id,
      timezone: row.timezone,
      status: row.status,
      connected_at: isoTime(row.connected_at),
    })),
    asJson,
  );
}

async function add(service: Service, options: AddOptions): Promise<void> {
  const { store, clock } = service;
  if (!isTimezone(options.timezone))
    throw new Error(`Unknown time zone "${options.timezone}". Use an IANA name such as Europe/Stockholm.`);
  const workspaceId = await findWorkspace(store, options.workspace);
  const known = await store.reader
    .selectFrom("sb_accounts")
    .select("id")
    .where("network_id", "=", options.network)
    .where("external_id", "=", options.identity)
    .executeTakeFirst();
  if (known) throw new Error(`${options.identity} is already connected as ${known.id}.`);
  const networkKind = await kindOf(store, options.network);
  const account = { name: options.name, externalId: options.identity, timezone: options.timezone, credential: null };
  const id = await store.transaction((tx) =>
    connectAccount(service, tx, { ...account, workspaceId, networkId: options.network, networkKind }, clock()),
  );
  if (options.json) printJson({ id, workspace: workspaceId });
  else process.stdout.write(`${id}\n`);
}

/** Returns the kind of a network, which is that of its other accounts. A network without accounts is embedded. */
async function kindOf({ reader }: Store, networkId: number): Promise<string> {
  const accounts = reader.selectFrom("sb_accounts").select("network_kind").where("network_id", "=", networkId);
  return (await accounts.executeTakeFirst())?.network_kind ?? "embedded";
}

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function parseNetwork(text: string): number {
  const id = /^\d+$/.test(text) ? Number(text) : 0;
  if (id === 0)
    throw new InvalidArgumentError('expected the number of a network, as the command "accounts list" shows it');
  return id;
}
