import { Command } from "commander";
import type { Service } from "../service.ts";
import type { Store } from "../store/store.ts";
import { isoTime, printJson, printRows } from "./print.ts";
import type { WithService } from "./with-service.ts";

/** Returns whether the network has a member with this id, so that an account can be connected. */
export type HasIdentity = (store: Store, id: string) => Promise<boolean>;

interface AddOptions {
  readonly name: string;
  readonly identity: string;
  readonly timezone: string;
  readonly workspace?: string;
  readonly json?: boolean;
}

/** Creates `accounts list` and `accounts add`. */
export function accountCommands(withService: WithService, hasIdentity: HasIdentity): Command {
  const accounts = new Command("accounts").description("connected accounts: list and add");
  accounts
    .command("list")
    .description("list the connected accounts")
    .option("--json", "print JSON")
    .action(({ json }: { json?: boolean }) => withService((service) => list(service, json)));
  accounts
    .command("add")
    .description("connect a member of the network as an account of a workspace")
    .requiredOption("--name <name>", "display name")
    .requiredOption("--identity <id>", "id of the member in the network")
    .option("--timezone <zone>", "IANA time zone, for the daily limits", "UTC")
    .option("--workspace <id>", "workspace; defaults to the first")
    .option("--json", "print JSON")
    .action((options: AddOptions) =>
      withService(async (service) => {
        if (!(await hasIdentity(service.store, options.identity)))
          throw new Error(`Unknown member "${options.identity}" of the network.`);
        await add(service, options);
      }),
    );
  return accounts;
}

async function list({ store }: Service, asJson: boolean | undefined): Promise<void> {
  const rows = await store.reader.selectFrom("sb_accounts").selectAll().orderBy("connected_at").orderBy("id").execute();
  printRows(
    rows.map((row) => ({
      id: row.id,
      name: row.display_name,
      identity: row.external_id,
      workspace: row.workspace_id,
      timezone: row.timezone,
      status: row.status,
      connected_at: isoTime(row.connected_at),
    })),
    asJson,
  );
}

async function add({ store, clock, newId }: Service, options: AddOptions): Promise<void> {
  if (!isTimezone(options.timezone))
    throw new Error(`Unknown time zone "${options.timezone}". Use an IANA name such as Europe/Stockholm.`);
  const workspaces = await store.reader.selectFrom("sb_workspaces").select("id").orderBy("created_at").execute();
  const workspaceId = options.workspace ?? workspaces[0]?.id;
  if (workspaceId === undefined || !workspaces.some(({ id }) => id === workspaceId)) {
    throw new Error(`Unknown workspace. Valid: ${workspaces.map(({ id }) => id).join(", ") || "none"}.`);
  }
  const known = await store.reader
    .selectFrom("sb_accounts")
    .select("id")
    .where("external_id", "=", options.identity)
    .executeTakeFirst();
  if (known) throw new Error(`${options.identity} is already connected as ${known.id}.`);
  const id = newId("acc");
  await store.writer
    .insertInto("sb_accounts")
    .values({
      id,
      workspace_id: workspaceId,
      display_name: options.name,
      external_id: options.identity,
      timezone: options.timezone,
      status: "connected",
      daily_limits: "{}",
      warm_up_started_at: null,
      warm_up_days: null,
      connected_at: clock(),
    })
    .execute();
  if (options.json) printJson({ id, workspace: workspaceId });
  else process.stdout.write(`${id}\n`);
}

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
