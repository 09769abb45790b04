import { Command, InvalidArgumentError } from "commander";
import { announceKeys } from "../identity/key-changes.ts";
import { createKey, revokeKey, rotateKey } from "../identity/keys.ts";
import type { Service } from "../service.ts";
import type { KeyRow } from "../store/tables/identity-tables.ts";
import { checkKeyCommand } from "./check-key.ts";
import { findWorkspace, parseList, requireAccounts, requireKnown } from "./options.ts";
import { isoTime, printJson, printRows } from "./print.ts";
import type { WithService } from "./with-service.ts";

interface CreateOptions {
  readonly name: string;
  readonly scopes?: readonly string[];
  readonly plan?: string;
  readonly account?: string;
  readonly accounts?: readonly string[];
  readonly expires?: number;
  readonly workspace?: string;
  readonly json?: boolean;
}

interface ListOptions {
  readonly workspace?: string;
  readonly json?: boolean;
}

interface RotateOptions {
  readonly overlap: number;
  readonly json?: boolean;
}

const dayMs = 86_400_000;
/** The longest lifetime of a key with an expiration date: ten years. */
const maxDays = 3_650;

const hourMs = 3_600_000;
/** The longest time for which the previous value of a rotated key remains valid: 30 days. */
const maxOverlapHours = 720;

/** Creates `keys create`, `keys list`, `keys rotate`, `keys revoke` and `keys check`. */
export function keyCommands(withService: WithService, keyPrefix: string): Command {
  const keys = new Command("keys").description("API keys: create, list, rotate, revoke and check");
  keys
    .command("create")
    .description("create a key and print it once")
    .option("--name <name>", "name of the key", parseName, "key")
    .option("--scopes <scopes>", "scopes, separated by commas; default: the service's default scope", parseList)
    .option("--plan <plan>", "plan; default: the service's default plan")
    .option(
      "--account <id>",
      "account for calls without account_id; default: the first of --accounts, or else the first of the workspace",
    )
    .option("--accounts <ids>", "the accounts that the key may use, separated by commas; default: all", parseList)
    .option("--expires <days>", "days until it expires", parseDays)
    .option("--workspace <id>", "workspace; default: the only one")
    .option("--json", "print JSON")
    .action((options: CreateOptions) => withService((service) => create(service, options)));
  keys
    .command("list")
    .description("list keys, without their values, which are not stored")
    .option("--workspace <id>", "only the keys of this workspace")
    .option("--json", "print JSON")
    .action((options: ListOptions) => withService((service) => list(service, options)));
  keys
    .command("rotate")
    .description("replace the value of a key, and print the new one once; id, scopes and scheduled work remain")
    .argument("<id>", "the key's id, from keys list")
    .option("--overlap <hours>", "hours for which the previous value remains valid", parseOverlap, 24)
    .option("--json", "print JSON")
    .action((id: string, options: RotateOptions) => withService((service) => rotate(service, id, options)));
  keys
    .command("revoke")
    .description("revoke a key; running servers reject it within a second")
    .argument("<id>", "the key's id, from keys list, or the key itself")
    .option("--json", "print JSON")
    .action((id: string, { json }: { json?: boolean }) => withService((service) => revoke(service, id, json)));
  return keys.addCommand(checkKeyCommand(keyPrefix));
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
  const workspaceId = await findWorkspace(store, options.workspace);
  const { account = options.accounts?.[0], accounts } = options;
  if (account !== undefined) {
    await requireAccounts(store, workspaceId, [...(accounts ?? []), account]);
    if (accounts && !accounts.includes(account))
      throw new Error(`--account: ${account} must be one of --accounts (${accounts.join(", ")}).`);
  }
  const now = clock();
  const expiresAt = options.expires === undefined ? null : now + options.expires * dayMs;
  const key = {
    ...{ workspaceId, name: options.name, scopes, plan, expiresAt },
    defaultAccountId: account ?? null,
    ...(accounts && { accountIds: [...new Set(accounts)] }),
  };
  const created = await store.transaction(async (tx) => {
    await announceKeys(store, tx);
    return createKey(tx, { key, now, newId }, surface.service.keyPrefix);
  });
  if (options.json)
    return printJson({ id: created.id, key: created.value, scopes, plan, expires_at: isoTime(expiresAt) });
  process.stdout.write(
    `${created.id}\n${created.value}\n\nSave the key: it is not stored and cannot be shown again.\n`,
  );
}

async function list({ store, clock }: Service, { workspace, json }: ListOptions): Promise<void> {
  const rows = await store.reader
    .selectFrom("sb_keys")
    .selectAll()
    .$if(workspace !== undefined, (query) => query.where("workspace_id", "=", workspace ?? ""))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const now = clock();
  printRows(
    rows.map((row) => ({
      id: row.id,
      name: row.name,
      ends_with: row.hint,
      scopes: (JSON.parse(row.scopes) as string[]).join(","),
      plan: row.plan,
      workspace: row.workspace_id,
      account: row.default_account_id,
      accounts: row.account_ids === null ? "all" : (JSON.parse(row.account_ids) as string[]).join(","),
      created_at: isoTime(row.created_at),
      last_used_at: isoTime(row.last_used_at),
      expires_at: isoTime(row.expires_at),
      revoked_at: isoTime(row.revoked_at),
      previous_value_until: acceptsPrevious(row, now) ? isoTime(row.previous_expires_at) : null,
    })),
    json,
  );
}

const acceptsPrevious = (
  { previous_expires_at, revoked_at }: Pick<KeyRow, "previous_expires_at" | "revoked_at">,
  now: number,
): boolean => revoked_at === null && (previous_expires_at ?? 0) > now;

async function rotate({ store, clock, surface }: Service, id: string, { overlap, json }: RotateOptions): Promise<void> {
  const now = clock();
  const overlapMs = overlap * hourMs;
  const rotated = await rotateKey(store, { id, now, overlapMs }, surface.service.keyPrefix);
  if (rotated === null) throw unknownKey(id, "id");
  const { value, previousExpiresAt } = rotated;
  const until = isoTime(previousExpiresAt);
  if (json) return printJson({ id, key: value, previous_value_until: until });
  const previous = overlap === 0 ? "The previous value is invalid." : `The previous value is valid until ${until}.`;
  process.stdout.write(`${value}\n\n${previous} Save the new one: it is not stored and cannot be shown again.\n`);
}

async function revoke({ store, clock }: Service, key: string, asJson: boolean | undefined): Promise<void> {
  const id = await revokeKey(store, key, clock());
  if (id === null) throw unknownKey(key, "id or value");
  if (asJson) printJson({ id, revoked: true });
  else process.stdout.write(`${id} is revoked.\n`);
}

/** The error contains the given text only if it looks like an id, because any other text may be a key. */
const unknownKey = (id: string, argument: "id" | "id or value"): Error =>
  new Error(
    `No active key has ${/^key_[\da-f]{32}$/.test(id) ? `the id "${id}"` : `this ${argument}`}. To list the keys, run the command "keys list".`,
  );

function parseDays(text: string): number {
  const days = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > maxDays) throw new InvalidArgumentError(`expected an integer from 1 to ${maxDays} (days)`);
  return days;
}

function parseOverlap(text: string): number {
  const hours = /^\d{1,3}$/.test(text) ? Number(text) : Infinity;
  if (hours > maxOverlapHours)
    throw new InvalidArgumentError(`expected an integer from 0 to ${maxOverlapHours} (hours)`);
  return hours;
}

function parseName(text: string): string {
  if (/^[^\p{C}]{1,100}$/u.test(text) && text.trim() !== "") return text;
  throw new InvalidArgumentError("expected 1 to 100 characters without control characters");
}
