import { readdirSync, readFileSync, statSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import Database from "better-sqlite3";
import { Webhook } from "standardwebhooks";
import { Command } from "commander";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { surface } from "../../generated/surface.ts";
import { addCommands } from "../../handlers/app/program.ts";
import { readAuditEnd, sealAudit } from "../../runtime/audit/audit-chain.ts";
import { openStore } from "../../runtime/index.ts";
import { createClient } from "../support/client.ts";
import {
  createInstallation,
  createPlace,
  runProgram,
  startProgram,
  type Environment,
  type Finished,
  type Place,
} from "../support/program.ts";
import { startReceiver } from "../support/receiver.ts";

let place: Place;

/** Runs a command on the seeded store. */
const run = (...args: string[]): Promise<Finished> => runProgram(place, args);

/** Returns the content of the store and its log, as text. */
const storedBytes = (): string =>
  readdirSync(place.folder)
    .filter((name) => name.startsWith("store.db"))
    .map((name) => readFileSync(join(place.folder, name), "latin1"))
    .join("");

/** Runs a command that must succeed with `--json`, and parses what it printed. */
async function runJson<Result>(...args: string[]): Promise<Result> {
  const { code, stdout, stderr } = await run(...args, "--json");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout) as Result;
}

beforeAll(async () => {
  place = createPlace();
  expect(await runJson("seed", "--members", "120", "--seed", "7")).toMatchObject({ members: 120, seed: 7 });
});

test("a key works until it is revoked", async () => {
  const made = await runJson<{ id: string; key: string }>(
    "keys",
    "create",
    "--name",
    "reader",
    "--scopes",
    "read_only,content",
    "--plan",
    "high_volume",
    "--account",
    "acc_demo_0001",
    "--expires",
    "30",
  );
  expect(made).toMatchObject({ scopes: ["read_only", "content"], plan: "high_volume", expires_at: expect.any(String) });
  const listed = await run("keys", "list");
  expect(listed.stdout).toMatch(
    new RegExp(`^${made.id} +reader +${made.key.slice(-4)} +read_only,content +high_volume`, "m"),
  );
  expect(listed.stdout).not.toContain(made.key);

  const server = await startProgram(place);
  const statusOf = async (key: string) =>
    (await createClient(server.url, surface.service, key).rest("GET /profile")).status;
  expect(await statusOf(made.key)).toBe(200);
  const rotated = await runJson<{ id: string; key: string }>("keys", "rotate", made.id, "--overlap", "1");
  expect(rotated.id).toBe(made.id);
  expect([await statusOf(made.key), await statusOf(rotated.key)]).toEqual([200, 200]);
  expect(await runJson("keys", "revoke", rotated.key)).toEqual({ id: made.id, revoked: true });
  await expect.poll(() => statusOf(rotated.key), { timeout: 1_000 }).toBe(401);
  expect(await statusOf(made.key)).toBe(401);
  expect((await server.stop()).code).toBe(0);

  const [again, damaged, list] = await Promise.all([
    run("keys", "revoke", made.id),
    runProgram(place, ["keys", "check"], { input: `${rotated.key}x` }),
    runJson<
      { id: string; revoked_at: string | null; last_used_at: string | null; previous_value_until: string | null }[]
    >("keys", "list"),
  ]);
  expect(damaged).toMatchObject({ code: 1, stdout: "The key is mistyped or incomplete: its checksum is wrong.\n" });
  expect(list.find(({ id }) => id === made.id)?.last_used_at).toMatch(/^\d{4}-/);
  expect(again).toMatchObject({
    code: 1,
    stderr: `error: No active key has the id "${made.id}". To list the keys, run the command "keys list".\n`,
  });
  expect(list.find(({ id }) => id === made.id)).toMatchObject({
    revoked_at: expect.stringMatching(/^\d{4}-/),
    previous_value_until: null, // revoked with the key
  });
});

test.each([
  [["--scopes", "core,evrything"], "error: Unknown scope: evrything. Valid: core, full_access,"],
  [["--account", "acc_none"], "error: Unknown account: acc_none. Valid: acc_demo_0001."],
  [["--accounts", "acc_demo_0001,acc_none"], "error: Unknown account: acc_none. Valid: acc_demo_0001."],
  [
    ["--expires", "soon"],
    "error: option '--expires <days>' argument 'soon' is invalid. expected an integer from 1 to 3650 (days)",
  ],
  [["--expires", "100000000"], "expected an integer from 1 to 3650 (days)"],
  [["--name", "forged\nrow"], "expected 1 to 100 characters without control characters"],
])("keys create %j reports the valid values", async (options, message) => {
  const { code, stdout, stderr } = await run("keys", "create", ...options);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain(message);
});

test("calls can use an added account", async () => {
  const added = await runJson<{ id: string }>(
    "accounts",
    "add",
    "--name",
    "Second",
    "--identity",
    "prf_demo_0002",
    "--timezone",
    "Asia/Tokyo",
  );
  const accounts = await runJson<{ id: string }[]>("accounts", "list");
  expect(accounts.map(({ id }) => id)).toEqual(["acc_demo_0001", added.id]);
  expect((await run("accounts", "list")).stdout).toMatch(
    new RegExp(`^${added.id} +Second +1 +prf_demo_0002 +wsp_demo +Asia/Tokyo +connected`, "m"),
  );
  const { stdout } = await run("call", "get_profile", "--account", added.id);
  expect(JSON.parse(stdout)).toMatchObject({ id: "prf_demo_0002" });
  const misplaced = await run(
    "accounts",
    "add",
    "--name",
    "Third",
    "--identity",
    "prf_demo_0003",
    "--timezone",
    "Mars/Olympus",
  );
  expect(misplaced).toMatchObject({
    code: 1,
    stderr: 'error: Unknown time zone "Mars/Olympus". Use an IANA name such as Europe/Stockholm.\n',
  });
});

test("a workspace is removed with its accounts and keys, and nothing else", async () => {
  const { id } = await runJson<{ id: string }>("workspaces", "add", "Second");
  const identity = ["--identity", "prf_demo_0009", "--name", "Other"];
  const account = await runJson<{ id: string }>("accounts", "add", "--workspace", id, ...identity);
  await runJson("keys", "create", "--workspace", id, "--account", account.id);
  const expired = await runJson<{ id: string }>("keys", "create", "--workspace", id, "--expires", "1");
  const database = new Database(join(place.folder, "store.db"));
  database.prepare("update sb_keys set expires_at = 1 where id = ?").run(expired.id);
  database.close();
  expect(await runJson("call", "get_account", "--account", account.id)).toMatchObject({ id: account.id });
  const listed = await runJson<{ id: string; accounts: number; keys: number }[]>("workspaces", "list");
  expect(listed.find((one) => one.id === id)).toMatchObject({ name: "Second", accounts: 1, keys: 1 });
  expect((await run("workspaces", "remove", id)).stderr).toContain("add --yes");
  expect(await runJson("workspaces", "remove", id, "--yes")).toEqual({ id, removed: true, accounts: [account.id] });
  const left = await runJson<{ id: string }[]>("workspaces", "list");
  expect(left).toEqual(listed.filter((one) => one.id !== id));
  expect((await run("workspaces", "remove", "wsp_demo", "--yes")).stderr).toContain("only workspace");
});

test("the store can be read by its owner only", () => {
  const modes = readdirSync(place.folder).map((name) => statSync(join(place.folder, name)).mode & 0o777);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

test("secrets are encrypted, and a running server continues to send webhooks after their key is rotated", async () => {
  const receiver = await startReceiver();
  const [older, newer] = [randomBytes(32), randomBytes(32)].map((key) => key.toString("base64"));
  const env = { SWITCHBOARD_ALLOWED_NETWORKS: "127.0.0.0/8", SWITCHBOARD_SECRET_KEY: older };
  const rotated = { ...env, SWITCHBOARD_SECRET_KEY: newer, SWITCHBOARD_PREVIOUS_SECRET_KEYS: older };
  const runWith = async <Result>(settings: Environment, ...args: string[]): Promise<Result> =>
    JSON.parse((await runProgram(place, args, { env: settings })).stdout) as Result;
  const input = JSON.stringify({ url: receiver.url, events: ["post.published"] });
  const { id, secret } = await runWith<{ id: string; secret: string }>(env, "call", "upsert_webhook", input);
  expect(storedBytes()).not.toContain(secret.replace("whsec_", ""));

  const server = await startProgram(place, rotated);
  const { key } = await runJson<{ key: string }>("keys", "create", "--scopes", "full_access");
  const client = createClient(server.url, surface.service, key);
  const send = async (): Promise<void> => {
    expect((await client.call("test_webhook", { webhook_id: id })).body).toMatchObject({ delivered: true });
    const { body = "", headers = {} } = receiver.requests.at(-1) ?? {};
    new Webhook(secret).verify(body, headers as Record<string, string>);
  };
  await send();
  const due =
    /secrets in the store are still encrypted with the earlier key \\?"\w{8}\\?"; run: npx switchboard secrets rotate/;
  expect((await runProgram(place, ["doctor"], { env: rotated })).stdout).toMatch(due);
  expect(await runWith(rotated, "secrets", "rotate", "--json")).toMatchObject({ changed: expect.any(Number) });
  await send();
  const uses = await runWith<{ column: string; current: boolean }[]>(rotated, "secrets", "list", "--json");
  expect(uses).toContainEqual(expect.objectContaining({ column: "sb_webhooks.secret" }));
  expect(uses.every(({ current }) => current)).toBe(true);
  expect((await server.stop()).stderr).toMatch(due);
  expect((await runProgram(place, ["doctor"], { env: rotated })).stdout).not.toMatch(due);
  const previousOnly = { SWITCHBOARD_PREVIOUS_SECRET_KEYS: newer };
  expect(await runWith(previousOnly, "secrets", "rotate", "--json")).toMatchObject({ key: "store" });
  await runWith(rotated, "secrets", "rotate", "--json");

  const missing =
    /secrets in the store are encrypted with the key \\?"\w{8}\\?", which is not configured; set it as SWITCHBOARD_SECRET_KEY or SWITCHBOARD_SECRET_KEY_FILE, or add it to SWITCHBOARD_PREVIOUS_SECRET_KEYS/;
  expect(await findFailedChecks({ ...place, env: { ...place.env, ...rotated } })).toEqual([]);
  expect(await findFailedChecks(place)).toEqual([expect.stringMatching(missing)]);
  const keyless = await startProgram(place);
  const { stderr } = await keyless.stop();
  expect(stderr.split("\n").filter((line) => missing.test(line))).toEqual([expect.stringContaining('"level":40')]);
  await runWith(
    { ...env, SWITCHBOARD_SECRET_KEY: newer },
    "call",
    "delete_webhook",
    JSON.stringify({ webhook_id: id }),
  );
});

test("audit verify detects a changed record, a missing record and a truncated log, and exits with 1", async () => {
  const verify = async (...args: string[]) => {
    const { code, stdout } = await run("audit", "verify", ...args, "--json");
    return { code, ...(JSON.parse(stdout) as { head: string; records: number; broken: { until: number }[] }) };
  };
  const store = await openStore(`sqlite:${join(place.folder, "store.db")}`);
  onTestFinished(() => store.close());
  const sealCall = async (): Promise<number> => {
    await run("call", "get_profile", "{}");
    // The first sealAudit reserves a seal, and the second completes it.
    const end = await readAuditEnd(store);
    for (const at of [1, 2]) await store.transaction((tx) => sealAudit(tx, end, at));
    return (await store.reader.selectFrom("sb_audit").select("seq").orderBy("seq", "desc").executeTakeFirstOrThrow())
      .seq;
  };
  const [changed, removed] = [await sealCall(), await sealCall()];
  await sealCall();
  const whole = await verify();
  expect(whole).toMatchObject({ code: 0, broken: [] });
  await store.writer.updateTable("sb_audit").set({ outcome: "other" }).where("seq", "=", changed).execute();
  await store.writer.deleteFrom("sb_audit").where("seq", "=", removed).execute();
  const damaged = await verify();
  expect(damaged).toMatchObject({ code: 1, broken: [{ until: changed }, { until: removed }] });
  await store.writer.deleteFrom("sb_audit").where("seq", ">=", changed).execute();
  await store.writer.deleteFrom("sb_audit_seals").where("last_seq", ">=", changed).execute();
  expect(await verify("--head", whole.head)).toMatchObject({ code: 1, contains_head: false, broken: [] });
});

test("an account requires a member of the network that no other account has", async () => {
  const stranger = await run("accounts", "add", "--name", "X", "--identity", "prf_none");
  expect(stranger).toMatchObject({
    code: 1,
    stderr: 'error: Network 1 has no member "prf_none". Use the id of one of its members.\n',
  });
  const second = await run("accounts", "add", "--name", "X", "--identity", "prf_demo_0001");
  expect(second).toMatchObject({ code: 1, stderr: "error: prf_demo_0001 is already connected as acc_demo_0001.\n" });
});

test("the secret for one-time codes is shown once; a person without a password gets none", async () => {
  const { totp, ...added } = await runJson<Record<string, unknown>>("people", "add", "Ada@Example.com", "--totp");
  expect(added).toMatchObject({ name: "ada@example.com", password: expect.any(String) });
  const secret = expect.stringMatching(/^[A-Z2-7]{32}$/) as unknown;
  const uri = expect.stringMatching(
    /^otpauth:\/\/totp\/Switchboard:ada%40example\.com\?issuer=Switchboard&secret=/,
  ) as unknown;
  expect(totp).toEqual({ secret, uri });
  const [person] = await runJson<object[]>("people", "list");
  expect(person).toMatchObject({ name: "ada@example.com", totp: true });
  expect(JSON.stringify(person)).not.toContain((totp as { secret: string }).secret);
  expect(storedBytes()).not.toContain((totp as { secret: string }).secret);
  await runJson("people", "update", "ada@example.com", "--scopes", "read_only", "--accounts", "acc_demo_0001");
  const [changed] = await runJson<object[]>("people", "list");
  expect(changed).toMatchObject({ scopes: "read_only", accounts: "acc_demo_0001", linked: false });
  const nothing = await run("people", "update", "ada@example.com");
  expect(nothing.stderr).toContain("error: Nothing to change: set --scopes");
  const refused = await run("people", "add", "bob@example.com", "--no-password", "--totp");
  expect(refused).toMatchObject({ code: 1, stderr: "error: Remove --totp: it requires a password.\n" });
  const asId = await run("people", "add", `PER_${"0".repeat(32)}`, "--no-password");
  expect(asId).toMatchObject({ code: 1, stderr: expect.stringContaining("not the id of a person") });
  const contradicting = await run("people", "add", "bob@example.com", "--no-password", "--password-stdin");
  expect(contradicting).toMatchObject({ code: 1, stderr: expect.stringContaining("contradict each other") });
  expect(await runJson("people", "totp", "ada@example.com", "--remove")).toMatchObject({ totp: null });
});

test("call prints the output, or prints the problem and exits with 1", async () => {
  const found = await run("call", "search_people", '{"keyword": "engineer", "limit": 2}');
  expect(found).toMatchObject({ code: 0, stderr: "" });
  expect((JSON.parse(found.stdout) as { data: unknown[] }).data).toHaveLength(2);

  const failed = await run("call", "search_people", '{"limit": "many"}', "--json");
  expect(failed).toMatchObject({ code: 1, stderr: "" });
  expect(JSON.parse(failed.stdout)).toMatchObject({
    status: 400,
    code: "invalid_arguments",
    errors: [{ pointer: "/limit" }],
  });

  const input = JSON.stringify({ text: "Read from a pipe" });
  const piped = await runProgram(place, ["call", "create_post", "-"], { input });
  expect(JSON.parse(piped.stdout)).toMatchObject({ text: "Read from a pipe" });
});

test("call --preview stores nothing", async () => {
  const text = "Only to look at";
  const { code, stdout, stderr } = await run("call", "create_post", JSON.stringify({ text }), "--preview");
  expect([code, stderr]).toEqual([0, expect.stringContaining("nothing was changed")]);
  expect(JSON.parse(stdout)).toMatchObject({ text });
  expect((await run("call", "list_posts")).stdout).not.toContain(text);
  const read = await run("call", "get_profile", "--preview");
  expect(read.code).toBe(1);
  expect(JSON.parse(read.stdout)).toMatchObject({ code: "preview_not_supported" });
});

test.each([
  [["call", "serch_people"], 'error: Unknown tool "serch_people". Did you mean search_people?'],
  [["call", "get_profile", "{keyword}"], "error: The arguments are not valid JSON: "],
  [["call", "get_profile", "[]"], "error: The arguments must be a JSON object."],
  [["seed", "--members", "120"], "error: The store is not empty; set DATABASE_URL to a new file or database."],
  [
    ["seed", "--members", "12"],
    "error: option '--members <count>' argument '12' is invalid. expected 0, or an integer from 60 to 1000000",
  ],
  [
    ["key", "list"],
    "error: unknown command 'key'\n(Did you mean keys?)\nRun with --help to list the commands and options.\n",
  ],
])("%j fails with a hint", async (args, message) => {
  const { code, stdout, stderr } = await run(...args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^ +at /m);
});

/** Returns the failed checks of doctor in a place. */
async function findFailedChecks(at: Place): Promise<string[]> {
  const { stdout } = await runProgram(at, ["doctor", "--json"]);
  const findings = JSON.parse(stdout) as { check: string; ok: boolean; found: string }[];
  return findings.filter(({ ok }) => !ok).map(({ check, found }) => `${check}: ${found}`);
}

test("doctor reports a missing store and missing keys", async () => {
  const own = createPlace();
  const before = readdirSync(own.folder);
  expect(await findFailedChecks(own)).toEqual([
    `store: DATABASE_URL: There is no store at ${join(own.folder, "store.db")}. Check DATABASE_URL, or start the server once to create the store.`,
  ]);
  expect(readdirSync(own.folder)).toEqual(before);
  await runProgram(own, ["seed", "--members", "0"]);
  expect(await findFailedChecks(own)).toEqual(['keys: none; to create one, run the command "keys create"']);
});

test("doctor reports a store of another version and applies no migration", async () => {
  const own = createPlace();
  await runProgram(own, ["seed", "--members", "0"]);
  const change = (statement: string) => new Database(join(own.folder, "store.db")).exec(statement).close();
  change("update sb_migrations set name = 'sb_9999_later' where name = 'sb_0003_questions'");
  expect(await findFailedChecks(own)).toEqual([
    expect.stringMatching(/^store: .* by a newer version .* \(sb_9999_later\)\. /),
  ]);
  change("delete from sb_migrations where name = 'sb_9999_later'");
  expect(await findFailedChecks(own)).toEqual([
    expect.stringMatching(/^store: .* migrations missing: sb_0003_questions; start the server to apply them$/),
  ]);
  const database = new Database(join(own.folder, "store.db"));
  expect(database.prepare("select name from sb_migrations where name = 'sb_0003_questions'").all()).toEqual([]);
  database.close();
});

test("doctor reports successful checks", async () => {
  await run("keys", "create");
  const main = join(createInstallation(), "dist/main.js");
  const well = await runProgram({ ...place, main }, ["doctor"]);
  expect(well).toMatchObject({ code: 0 });
  expect(well.stdout).toMatch(/^ok +settings +valid$/m);
  expect(well.stdout).toMatch(/^ok +generated +\d+ files, up to date$/m);
  expect(well.stdout).toMatch(/^ok +store +sqlite 3\.\S+, all migrations applied$/m);
});

test("an account that its network has disconnected is connected again, and a running server uses it", async () => {
  const server = await startProgram(place);
  const store = new Database(join(place.folder, "store.db"));
  store.prepare("update sb_accounts set status = 'disconnected'").run();
  const { key } = await runJson<{ key: string }>("keys", "create", "--scopes", "full_access");
  const client = createClient(server.url, surface.service, key);
  const send = async () => (await client.rest("POST /posts", { text: "Connected" })).error?.code ?? "ok";
  await expect.poll(send).toBe("account_disconnected");
  const connected = { id: "acc_demo_0001", status: "connected" };
  expect(await runJson("accounts", "reconnect", "acc_demo_0001")).toEqual(connected);
  await expect.poll(send).toBe("ok");
  expect((await run("accounts", "reconnect", "acc_demo_0001")).stdout).toBe("acc_demo_0001 is already connected.\n");
  expect((await run("keys", "create", "--scopes", "")).stderr).toContain("The list is empty.");
  expect((await run("accounts", "reconnect", "acc_none")).stderr).toContain('Unknown account "acc_none"');
  const types = store.prepare(
    "select type from sb_events where account_id = 'acc_demo_0001' and type like 'account.%'",
  );
  expect(types.pluck().all()).toEqual(["account.connected"]);
  store.close();
  expect((await server.stop()).code).toBe(0);
});

test("an operator answers a support ticket", async () => {
  const { code, stdout } = await run("call", "contact_support", '{"subject":"Late","text":"It went out at noon."}');
  expect(code).toBe(0);
  const { id } = JSON.parse(stdout) as { id: string };
  expect(await runJson("tickets", "list")).toMatchObject([{ id, subject: "Late", status: "open" }]);
  const answered = await runJson("tickets", "reply", id, "Which time zone?", "--close");
  expect(answered).toMatchObject({ status: "closed", replies: [{ author: "support", text: "Which time zone?" }] });
  expect(await run("tickets", "reply", id, "Again")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("The ticket is closed."),
  });
});

test.each([
  [`key_${"0123456789abcdef".repeat(2)}`, `the id "key_${"0123456789abcdef".repeat(2)}"`],
  [`key_${"a".repeat(49)}`, "this id or value"], // the value of a key of a service with the prefix `key`
  ["swb_secret", "this id or value"],
])("keys revoke %s repeats only ids", async (key, named) => {
  expect(await run("keys", "revoke", key)).toMatchObject({
    code: 1,
    stderr: `error: No active key has ${named}. To list the keys, run the command "keys list".\n`,
  });
});

test("control characters in stored texts are printed as JSON escapes", async () => {
  const subject = "red \u001b[31m and \u009b31m, reversed \u202e";
  const printed = String.raw`"red \u001b[31m and \u009b31m, reversed \u202e"`;
  const created = await run("call", "contact_support", JSON.stringify({ subject, text: "It is broken." }));
  expect(created.stdout).toContain(`"subject": ${printed}`);
  expect(JSON.parse(created.stdout)).toMatchObject({ subject });
  expect((await run("tickets", "list")).stdout).toContain(` ${printed} `);
});

test("every command accepts --json", () => {
  const leavesOf = (command: Command): readonly Command[] =>
    command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf);
  const program = new Command();
  addCommands(program);
  const without = leavesOf(program).filter(({ options }) => !options.some(({ long }) => long === "--json"));
  expect(without.map((command) => command.name())).toEqual([]);
});

test("serve --json prints its URL in one line", async () => {
  const other = createPlace({ SWITCHBOARD_DEMO_MEMBERS: "0" });
  const server = await startProgram(other, {}, ["--json"]);
  const [line] = await server.shows(/^\{.*\}\n/);
  const facts = JSON.parse(line) as { url: string; mcp_url: string; rest_url: string; docs_url: string; key: string };
  expect(facts).toMatchObject({ url: server.url, mcp_url: `${server.url}/api/mcp`, docs_url: `${server.url}/docs` });
  expect((await createClient(facts.url, surface.service, facts.key).rest("GET /profile")).status).toBe(200);
  expect((await server.stop()).stdout).toBe(line);
});

test("help lists every command, and the help of a command lists its options", async () => {
  const { code, stdout } = await run("--help");
  expect(code).toBe(0);
  const commands = ["serve", "seed", "generate", "scaffold", "keys", "accounts", "call", "tickets", "doctor"];
  for (const command of commands) expect(stdout).toMatch(new RegExp(`^ {2}${command} `, "m"));
  const { stdout: options } = await run("keys", "create", "--help");
  for (const option of ["--name", "--scopes", "--plan", "--account", "--expires", "--workspace", "--json"])
    expect(options).toContain(`  ${option} `);
});
