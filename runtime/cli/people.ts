import { randomBytes } from "node:crypto";
import { Command, InvalidArgumentError } from "commander";
import { revokeGrants } from "../identity/grants.ts";
import {
  addPerson,
  normalizeName,
  passwordLength,
  removePerson,
  setPassword,
  unlinkPerson,
  updatePerson,
} from "../identity/people.ts";
import { enrollTotp, removeTotp, type Enrollment } from "../identity/totp.ts";
import type { Service } from "../service.ts";
import type { PersonRow } from "../store/tables.ts";
import { findWorkspace, parseList, requireAccounts, requireKnown } from "./options.ts";
import { isoTime, printJson, printRows } from "./print.ts";
import type { WithService } from "./with-service.ts";

interface PasswordOptions {
  readonly passwordStdin?: boolean;
  /** False for a person without a password. */
  readonly password?: boolean;
  readonly json?: boolean;
}

/** The permissions that a person may grant. */
interface Permissions {
  readonly scopes?: readonly string[];
  readonly accounts?: readonly string[];
  readonly plan?: string;
}

interface AddOptions extends PasswordOptions, Permissions {
  readonly workspace?: string;
  readonly totp?: boolean;
}

interface UpdateOptions extends Permissions {
  readonly allAccounts?: boolean;
  readonly unlink?: boolean;
  readonly json?: boolean;
}

type FoundPerson = Pick<PersonRow, "id" | "name" | "workspace_id" | "password_hash" | "openid_subject">;

interface ListOptions {
  readonly json?: boolean;
}

interface TotpOptions extends ListOptions {
  readonly remove?: boolean;
}

/** Creates the commands of people: `people add`, `people list`, `people password`, `people totp` and others. */
export function peopleCommands(withService: WithService): Command {
  const people = new Command("people").description(
    "people who may grant AI clients access: add, list, change and remove",
  );
  people
    .command("add")
    .description("add a person, and print a generated password once")
    .argument("<name>", "the name to sign in with, such as an e-mail address", parseName)
    .option("--scopes <scopes>", "scopes that the person may grant, separated by commas; default: all", parseList)
    .option("--accounts <ids>", "accounts that the person may grant, separated by commas; default: all", parseList)
    .option("--plan <plan>", "rate plan of the person's clients; default: the service's default plan")
    .option("--workspace <id>", "workspace; default: the only one")
    .option("--password-stdin", "read the password from the standard input instead of generating one")
    .option("--no-password", "for a person who signs in with the external OpenID provider only")
    .option("--totp", "also require a one-time code (TOTP), and print the secret for an authenticator app once")
    .option("--json", "print JSON")
    .action((name: string, options: AddOptions) => withService((service) => add(service, name, options)));
  people
    .command("list")
    .description("list people, each with the number of clients that have access")
    .option("--json", "print JSON")
    .action(({ json }: ListOptions) => withService((service) => list(service, json)));
  people
    .command("update")
    .description(
      "change what a person may grant; running servers apply it within a second, to existing clients as well",
    )
    .argument("<name>", "the person's name or id")
    .option("--scopes <scopes>", "scopes that the person may grant, separated by commas", parseList)
    .option("--accounts <ids>", "accounts that the person may grant, separated by commas", parseList)
    .option("--all-accounts", "the person may grant all accounts of the workspace")
    .option("--plan <plan>", "rate plan of the person's clients")
    .option(
      "--unlink",
      "unlink the person's external identity, end the browser sessions, and revoke the access of clients with external tokens",
    )
    .option("--json", "print JSON")
    .action((name: string, options: UpdateOptions) => withService((service) => update(service, name, options)));
  people
    .command("password")
    .description("set a new password, end the person's browser sessions, and print a generated password once")
    .argument("<name>", "the person's name or id")
    .option("--password-stdin", "read the password from the standard input instead of generating one")
    .option("--json", "print JSON")
    .action((name: string, options: PasswordOptions) => withService((service) => reset(service, name, options)));
  people
    .command("totp")
    .description(
      "require a one-time code (TOTP), end the person's browser sessions, and print the new secret for an app once",
    )
    .argument("<name>", "the person's name or id")
    .option("--remove", "stop requiring a one-time code")
    .option("--json", "print JSON")
    .action((name: string, options: TotpOptions) => withService((service) => setTotp(service, name, options)));
  people
    .command("sign-out")
    .description("revoke the access of all clients of a person; running servers reject them within a second")
    .argument("<name>", "the person's name or id")
    .option("--json", "print JSON")
    .action((name: string, { json }: ListOptions) => withService((service) => signOut(service, name, json)));
  people
    .command("remove")
    .description("remove a person and revoke the access of the person's clients")
    .argument("<name>", "the person's name or id")
    .option("--json", "print JSON")
    .action((name: string, { json }: ListOptions) => withService((service) => remove(service, name, json)));
  return people;
}

async function add(service: Service, name: string, options: AddOptions): Promise<void> {
  const { surface, store, clock, newId } = service;
  const scopes = options.scopes ?? surface.scopes.map((scope) => scope.name);
  const plan = options.plan ?? surface.limits.plans.find(({ isDefault }) => isDefault)?.name ?? "";
  const workspaceId = await findWorkspace(store, options.workspace);
  await checkPermissions(service, workspaceId, { ...options, scopes, plan });
  if (options.password === false && options.totp) throw new Error("Remove --totp: it requires a password.");
  if (options.password === false && options.passwordStdin)
    throw new Error("Remove --password-stdin or --no-password: they contradict each other.");
  const password = options.password === false ? null : await readPassword(options);
  const person = { workspaceId, name, scopes, accountIds: options.accounts ?? null, plan, password };
  const id = await addPerson(store, person, { now: clock(), newId });
  const added = { id, name: normalizeName(name) };
  const totp = options.totp ? await enrollTotp(service, added, surface.service.title) : null;
  printCredentials({ ...added, scopes }, { password, totp }, options);
}

/** @throws Error with the valid values for an unknown scope, account or plan. */
async function checkPermissions(
  { surface, store }: Service,
  workspaceId: string,
  { scopes = [], accounts = [], plan }: Permissions,
): Promise<void> {
  const namesOf = (items: readonly { readonly name: string }[]): string[] => items.map(({ name }) => name);
  requireKnown("scope", scopes, namesOf(surface.scopes));
  requireKnown("plan", plan === undefined ? [] : [plan], namesOf(surface.limits.plans));
  await requireAccounts(store, workspaceId, accounts);
}

async function update(service: Service, nameOrId: string, options: UpdateOptions): Promise<void> {
  const { store, clock } = service;
  const { scopes, accounts, allAccounts, plan, unlink, json } = options;
  if (accounts && allAccounts) throw new Error("Set either --accounts or --all-accounts.");
  if (!scopes && !accounts && !allAccounts && plan === undefined && !unlink)
    throw new Error("Nothing to change: set --scopes, --accounts, --all-accounts, --plan or --unlink.");
  const { id, name, workspace_id, openid_subject } = await find(store, nameOrId);
  if (unlink && openid_subject === null) throw new Error(`${name} is not linked to an external identity.`);
  await checkPermissions(service, workspace_id, options);
  const accountIds = allAccounts ? null : accounts;
  await updatePerson(store, id, {
    ...(scopes && { scopes }),
    ...(accountIds !== undefined && { accountIds }),
    ...(plan !== undefined && { plan }),
  });
  if (unlink) await unlinkPerson(store, id, clock());
  if (json) printJson({ id, name, updated: true });
  else process.stdout.write(`Changed ${name}. Running servers apply it within a second.\n`);
}

async function list({ store, clock }: Service, asJson: boolean | undefined): Promise<void> {
  const people = await store.reader.selectFrom("sb_people").selectAll().orderBy("name").execute();
  const grants = await store.reader
    .selectFrom("sb_oauth_grants")
    .select(["person_id", ({ fn }) => fn.countAll<number | string>().as("clients")])
    .where("ended_at", "is", null)
    .where("expires_at", ">", clock())
    .groupBy("person_id")
    .execute();
  const clients = new Map(grants.map((row) => [row.person_id, Number(row.clients)]));
  printRows(
    people.map((row) => ({
      id: row.id,
      name: row.name,
      workspace: row.workspace_id,
      scopes: (JSON.parse(row.scopes) as string[]).join(","),
      accounts: row.account_ids === null ? "all" : (JSON.parse(row.account_ids) as string[]).join(","),
      plan: row.plan,
      totp: row.totp_secret !== null,
      linked: row.openid_subject !== null,
      clients: clients.get(row.id) ?? 0,
      created_at: isoTime(row.created_at),
    })),
    asJson,
  );
}

async function reset({ store }: Service, nameOrId: string, options: PasswordOptions): Promise<void> {
  const { id, name } = await find(store, nameOrId);
  const password = await readPassword(options);
  await setPassword(store, id, password);
  printCredentials({ id, name }, { password, totp: null }, options);
}

async function setTotp(service: Service, nameOrId: string, { remove: removes, json }: TotpOptions): Promise<void> {
  const { id, name, password_hash } = await find(service.store, nameOrId);
  if (removes) {
    await removeTotp(service.store, id);
    if (json) return printJson({ id, name, totp: null });
    return void process.stdout.write(`${name} signs in without a one-time code.\n`);
  }
  if (password_hash === "") throw new Error(`${name} has no password. To set one, run the command "people password".`);
  const totp = await enrollTotp(service, { id, name }, service.surface.service.title);
  printCredentials({ id, name }, { password: null, totp }, { json: json ?? false });
}

async function signOut({ store, clock }: Service, nameOrId: string, asJson: boolean | undefined): Promise<void> {
  const { id, name } = await find(store, nameOrId);
  const revoked = await store.transaction((tx) => revokeGrants(store, tx, { person_id: id }, clock()));
  if (asJson) printJson({ id, ended: revoked });
  else process.stdout.write(`Revoked the access of ${revoked} ${revoked === 1 ? "client" : "clients"} of ${name}.\n`);
}

async function remove({ store, clock }: Service, nameOrId: string, asJson: boolean | undefined): Promise<void> {
  const { id, name } = await find(store, nameOrId);
  await removePerson(store, id, clock());
  if (asJson) printJson({ id, removed: true });
  else process.stdout.write(`Removed ${name}. Running servers reject the clients of ${name} within a second.\n`);
}

async function find({ reader }: Service["store"], nameOrId: string): Promise<FoundPerson> {
  const row = await reader
    .selectFrom("sb_people")
    .select(["id", "name", "workspace_id", "password_hash", "openid_subject"])
    .where((where) => where.or([where("id", "=", nameOrId), where("name", "=", normalizeName(nameOrId))]))
    .executeTakeFirst();
  if (!row) throw new Error(`Unknown person "${nameOrId}". To list all people, run the command "people list".`);
  return row;
}

async function readPassword({ passwordStdin }: PasswordOptions): Promise<string> {
  if (!passwordStdin) return randomBytes(18).toString("base64url");
  let text = "";
  for await (const chunk of process.stdin) text += String(chunk);
  const password = text.replace(/\r?\n$/, "");
  const { min, max } = passwordLength;
  if (password.length < min || password.length > max)
    throw new Error(`The password must have ${min} to ${max} characters. Nothing was changed.`);
  return password;
}

/** Prints what a person needs to sign in. A password from the standard input is not printed. */
function printCredentials(
  person: { readonly id: string; readonly name: string; readonly scopes?: readonly string[] },
  { password, totp }: { readonly password: string | null; readonly totp: Enrollment | null },
  options: PasswordOptions,
): void {
  const shown = options.passwordStdin ? null : password;
  if (options.json) return printJson({ ...person, ...(shown !== null && { password: shown }), ...(totp && { totp }) });
  const lines = [
    ...[person.id, `name: ${person.name}`],
    ...(shown === null ? [] : [`password: ${shown}`]),
    ...(totp ? [`one-time code secret: ${totp.secret}`, `one-time code URI: ${totp.uri}`] : []),
  ];
  const app = totp
    ? "\nAdd the secret to an authenticator app (6 digits, 30 seconds), or open the URI on the phone.\n"
    : "";
  const save = shown === null && !totp ? "" : "\nSave this: it cannot be shown again.\n";
  process.stdout.write(`${lines.join("\n")}\n${app}${save}`);
}

function parseName(text: string): string {
  if (/^per_[\da-f]{32}$/.test(normalizeName(text)))
    throw new InvalidArgumentError("expected a name, not the id of a person");
  if (/^[^\p{C}]{1,200}$/u.test(text) && text.trim() !== "") return text;
  throw new InvalidArgumentError("expected 1 to 200 characters without control characters");
}
