import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { readConnectorSecret } from "../../handlers/network/mirror/connector-secrets.ts";
import { definition } from "../../handlers/app/definition.ts";
import { RunningCall } from "../../runtime/call/running-call.ts";
import { createService, readCredential } from "../../runtime/index.ts";
import { enrollTotp } from "../../runtime/identity/totp.ts";
import { countSecrets, rotateSecrets } from "../../runtime/secrets/rotate-secrets.ts";
import { scopeOf } from "../fixtures/remote-network/connector/sync/changes.ts";
import { enqueueWebhook, secretName } from "../fixtures/remote-network/connector/sync/register-webhook.ts";
import { storeKind } from "../support/databases.ts";
import { eventually } from "../support/eventually.ts";
import { memoryLog } from "../support/memory-log.ts";
import { addTestPerson, getTokens, password, postForm } from "../support/oauth.ts";
import { remoteAccountId, workspaceId } from "../support/remote-account.ts";
import { startRemote, type TestRemote } from "../support/start-remote.ts";

/** Everything that the store contains: the bytes of its files, or the rows of all tables. */
async function storedText({ store, databaseUrl }: TestRemote): Promise<string> {
  if (storeKind() === "sqlite") {
    const folder = dirname(databaseUrl.replace("sqlite:", ""));
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), "latin1"))
      .join("\n");
  }
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(store.reader);
  const tables = rows.map(
    ({ name }) => sql<{ text: string }>`select ${sql.ref(name)}::text as text from ${sql.table(name)}`,
  );
  const all = await Promise.all(tables.map((table) => table.execute(store.reader)));
  return all.flatMap((table) => table.rows.map(({ text }) => text)).join("\n");
}

/** The forms in which a careless program stores a secret. */
const formsOf = (secret: string): readonly string[] => {
  const bytes = Buffer.from(secret);
  return [secret, encodeURIComponent(secret), bytes.toString("hex"), bytes.toString("base64").replace(/=+$/, "")];
};

test("no secret is readable in the store and the log, and after a rotation no older key is needed", async () => {
  const { log, text } = memoryLog();
  const served = await startRemote({ webhooks: true, log });
  const { remote, service, store, call, rest } = served;
  const worker = await service.startWorker(1);
  const scope = scopeOf(store.reader, 2, store);
  const hookSecret = () => readConnectorSecret(scope, service.secrets, secretName(remoteAccountId));
  await enqueueWebhook({ ...service }, remoteAccountId);
  await eventually(async () => expect(await hookSecret()).not.toBeNull());
  await worker.stop();

  const secrets: Record<string, string> = { password, key: served.key, remoteWebhook: (await hookSecret()) ?? "" };
  for (const [member, over] of [
    [2, "mcp"],
    [3, "rest"],
  ] as const) {
    const token = await remote.createToken(`urn:rn:member:${member}`);
    const input = { provider: "remote", credential: { token } };
    const options = { idempotencyKey: `connect ${member}` };
    const done = await (over === "mcp"
      ? call("connect_account", input, options)
      : rest("POST /accounts", input, options));
    expect(await readCredential(service, store.reader, done.body?.id)).toBe(token);
    secrets[`token over ${over}`] = token;
  }
  for (const credential of [{ token: "wrong-token-of-a-network" }, { token: 7 }])
    expect((await call("connect_account", { provider: "remote", credential })).error.code).toBe("invalid_arguments");
  secrets["wrong token"] = "wrong-token-of-a-network";

  const input = { url: "https://93.184.215.14/hook", events: ["*"] };
  const hook = (await call("upsert_webhook", input, { idempotencyKey: "hook" })).body;
  const change = { webhook_id: hook.id, rotate_secret: true };
  const rotated = (await call("upsert_webhook", change, { idempotencyKey: "rotate" })).body;
  expect((await call("upsert_webhook", change, { idempotencyKey: "rotate" })).body).toEqual(rotated);
  secrets["webhook"] = hook.secret.replace("whsec_", "");
  secrets["rotated webhook"] = rotated.secret.replace("whsec_", "");

  const person = { name: "ada", scopes: ["core"], workspaceId };
  const id = await addTestPerson(served, person);
  const first = await getTokens(served, { account: [served.demoAccountId] });
  const used = { grant_type: "refresh_token", client_id: first.clientId, refresh_token: first.refresh };
  const next = await postForm(served, "/oauth/token", used);
  const { access_token, refresh_token } = next.body;
  Object.assign(secrets, { access: first.access, refresh: first.refresh, access_token, refresh_token });
  const mcp = await call("get_profile", { account_id: served.demoAccountId }, { key: access_token });
  expect(mcp.status, JSON.stringify(mcp.error)).toBe(200);
  secrets["one-time codes"] = (await enrollTotp(service, { id, name: "ada" }, "Switchboard")).secret;
  await service.audit.flush();

  const bytes = await storedText(served);
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(15);
    for (const form of formsOf(secret)) {
      expect(bytes.includes(form), `${name} in the store`).toBe(false);
      expect(text().includes(form), `${name} in the log`).toBe(false);
    }
  }
  expect(bytes).toContain(hook.id);
  expect(text()).toContain("connect_account");

  const uses = await countSecrets(store, service.secretColumns);
  const counted = Object.fromEntries(uses.map(({ column, secrets: number }) => [column, number]));
  expect(counted).toEqual({
    "sb_accounts.credential": 2,
    "sb_people.totp_secret": 1,
    "sb_idempotency.answer": 2,
    "sb_webhooks.secret": 1,
    "sb_webhooks.former_secret": 1,
    "net_connector_state.value": 1,
  });

  const [older, newer] = [randomBytes(32), randomBytes(32)];
  const withKeys = async (...secretKeys: Buffer[]) => {
    const restarted = await createService(definition, { store, clock: served.clock, secretKeys });
    onTestFinished(() => restarted.close());
    return restarted;
  };
  for (const keys of [[older], [newer, older]]) {
    const { secrets: box, secretColumns } = await withKeys(...keys);
    expect(await rotateSecrets(store, secretColumns, box)).toBe(8);
  }
  const last = await withKeys(newer);
  expect(await readConnectorSecret(scope, last.secrets, secretName(remoteAccountId))).toBe(secrets["remoteWebhook"]);
  const tool = last.tools.get("upsert_webhook");
  const caller = await last.authenticate(`Bearer ${served.key}`, { clientAddress: "127.0.0.1" });
  if (!tool) throw new Error("there is no tool upsert_webhook");
  const request = { tool, input: change, caller, surface: "rest", requestId: "req_1", preview: undefined } as const;
  const replay = await last.execute({ ...request, idempotencyKey: "rotate", running: new RunningCall() });
  expect(replay).toMatchObject({ ok: true, replayed: true, text: expect.stringContaining(rotated.secret) });
});
