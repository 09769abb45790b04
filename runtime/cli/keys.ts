import { Command, InvalidArgumentError } from "commander";
import { createKey, revokeKey } from "../identity/keys.ts";
import type { Service } from "../service.ts";
import { isoTime, printJson, printRows } from "./print.ts";
import type { WithService } from "./with-service.ts";

interface CreateOptions {
  readonly name: string;
  readonly scopes?: readonly string[];
  readonly plan?: string;
  readonly account?: string;
  readonly expires?: number;
  readonly workspace?: string;
  readonly json?: boolean;
}

const dayMs = 86_400_000;
/** The longest lifetime of a key with an expiration date: ten years. */
const maxDays = 3_650;

/** Creates `keys create`, `keys list` and `keys revoke`. */
export function keyCommands(withService: WithService): Command {
  const keys = new Command("keys").description("API keys: create, list and revoke");
  keys
    .command("create")
    .description("create a key and print it once")
    .option("--name <name>", "name of the key", parseName, "key")
    .option("--scopes <scopes>", "scopes, separated by commas; default: the service's default scope", (text) =>
      text.split(/[\s,]+/),
    )
    .option("--plan <plan>", "plan; default: the service's default plan")
    .option("--account <id>", "default account of calls")
    .option("--expires <days>", "days until it expires", parseDays)
    .option("--workspace <id>", "workspace; defaults to the only one")
    .option("--json", "print JSON")
    .action((options: CreateOptions) => withService((service) => create(service, options)));
  keys
    .command("list")
    .description("list keys, without their values, which are not stored")
    .option("--json", "print JSON")
    .action(({ json }: { json?: boolean }) => withService((service) => list(service, json)));
  keys
    .command("revoke")
    .description("revoke a key; running servers reject it within five seconds")
    .argument("<id>", "the key's id, from keys list")
    .option("--json", "print JSON")
    .action((id: string, { json }: { json?: boolean }) => withService((service) => revoke(service, id, json)));
  return keys;
}

async function create({ surface, store, clock, newId }: Service, options: CreateOptions): Promise<void> {
  const scopes = options.scopes ?? surface.scopes.filter((scope) => scope.isDefault).map(({ name }) => name);
  const plan = options.plan ?? surface.limits.plans.find((entry) => entry.isDefault)?.name ?? "";
  requireKnown(
    "scope",
    scopes,
    surface.scopes.map(({ name }) => name),
  );
  requireKnown(
    "plan",
    [plan],
    surface.limits.plans.map(({ name }) => name),
  );
  const workspaces = await store.reader.selectFrom("sb_workspaces").select("id").execute();
  const workspaceId = options.workspace ?? (workspaces.length === 1 ? workspaces[0]?.id : undefined);
  if (workspaceId === undefined)
    throw new Error(`Set --workspace to one of: ${workspaces.map(({ id }) => id).join(", ") || "none exists"}.`);
  requireKnown(
    "workspace",
    [workspaceId],
    workspaces.map(({ id }) => id),
  );
  if (options.account !== undefined) {
    const accounts = await store.reader
      .selectFrom("sb_accounts")
      .select("id")
      .where("workspace_id", "=", workspaceId)
      .execute();
    requireKnown(
      "account",
      [options.account],
      accounts.map(({ id }) => id),
    );
  }
  const now = clock();
  const expiresAt = options.expires === undefined ? null : now + options.expires * dayMs;
  const key = { workspaceId, name: options.name, scopes, plan, defaultAccountId: options.account ?? null, expiresAt };
  const created = await createKey(store.writer, { key, now, newId }, surface.service.keyPrefix);
  if (options.json)
    return printJson({ id: created.id, key: created.value, scopes, plan, expires_at: isoTime(expiresAt) });
  process.stdout.write(
    `${created.id}\n${created.value}\n\nSave the key: it is not stored and cannot be shown again.\n`,
  );
}

async function list({ store }: Service, asJson: boolean | undefined): Promise<void> {
  const rows = await store.reader.selectFrom("sb_keys").selectAll().orderBy("created_at").orderBy("id").execute();
  printRows(
    rows.map((row) => ({
      id: row.id,
      name: row.name,
      ends_with: row.hint,
      scopes: (JSON.parse(row.scopes) as string[]).join(","),
      plan: row.plan,
      account: row.default_account_id,
      created_at: isoTime(row.created_at),
      expires_at: isoTime(row.expires_at),
      revoked_at: isoTime(row.revoked_at),
    })),
    asJson,
  );
}

async function revoke({ store, clock }: Service, id: string, asJson: boolean | undefined): Promise<void> {
  if (!(await revokeKey(store.writer, id, clock())))
    throw new Error(`No active key has the id "${id}". Run: npx switchboard keys list.`);
  if (asJson) printJson({ id, revoked: true });
  else process.stdout.write(`${id} is revoked.\n`);
}

/** @throws Error with the unknown and the valid values. */
function requireKnown(kind: string, values: readonly string[], known: readonly string[]): void {
  const unknown = values.filter((value) => !known.includes(value));
  if (unknown.length > 0) throw new Error(`Unknown ${kind}: ${unknown.join(", ")}. Valid: ${known.join(", ")}.`);
}

function parseDays(text: string): number {
  const days = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > maxDays) throw new InvalidArgumentError(`expected an integer from 1 to ${maxDays} (days)`);
  return days;
}

function parseName(text: string): string {
  if (/^[^\p{C}]{1,100}$/u.test(text) && text.trim() !== "") return text;
  throw new InvalidArgumentError("expected 1 to 100 characters without control characters");
}
