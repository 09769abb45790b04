import { expect, test } from "vitest";
import { connectors } from "../../../../handlers/network/connectors/index.ts";
import { createNetwork } from "../../../../handlers/network/networks.ts";
import type { Connector } from "../../../../handlers/network/port/connector.ts";
import { argumentFailure, readCredential } from "../../../../runtime/index.ts";
import { hashKey } from "../../../../runtime/identity/keys.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { eventually } from "../../../support/eventually.ts";
import { networkOf } from "../../../support/network.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const credential = { member_id: "prf_demo_0030" };

/** A network whose accounts need a token, which determines the member. */
const withTokens: Connector = {
  ...(connectors["archive"] as Connector), // defined by the service
  connect: async ({ db, now }, { token }) => {
    if (token === undefined || !token.startsWith("tok-")) throw argumentFailure("/credential/token", "Unknown token.");
    const tables = db as unknown as Parameters<typeof createNetwork>[0]; // one database contains all tables
    const networkId = await createNetwork(tables, { kind: "tokens", name: "Tokens", created_at: now() });
    return { networkId, memberId: "prf_token", name: "Owner", credential: token };
  },
};

const statusOf = async ({ call }: TestService, account_id: string) =>
  (await call("get_account", { account_id })).body?.status;

test("a member of the demo network is connected once, with its own time zone and limits", async () => {
  const service = await startService();
  const { body } = await service.call("connect_account", {
    provider: "embedded",
    credential,
    timezone: "Asia/Tokyo",
  });
  expect(body).toMatchObject({ status: "connected", network_kind: "embedded", profile_id: "prf_demo_0030" });
  const usage = async (account_id: string) => (await service.call("get_usage", { account_id })).body;
  await service.call("follow_user", { profile_id: "prf_demo_0031", account_id: body.id });
  const used = ({ categories }: { categories: { category: string; used: number }[] }) =>
    categories.find(({ category }) => category === "follow")?.used;
  expect([used(await usage(body.id)), used(await usage(service.accountId))]).toEqual([1, 0]);
  expect((await service.call("get_account", { account_id: body.id })).body.timezone).toBe("Asia/Tokyo");

  const again = await service.rest("POST /accounts", { provider: "embedded", credential });
  expect(again).toMatchObject({ status: 409, error: { code: "conflict" } });
  expect(again.error.detail).toContain(body.id);
  const events = service.store.reader.selectFrom("sb_events").select("type").where("account_id", "=", body.id);
  expect((await events.execute())[0]).toEqual({ type: "account.connected" });
});

test("wrong credentials are reported with their pointer, and a member of another workspace like an unknown one", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  await tables.insertInto("sb_workspaces").values({ id: "wsp_other", name: "Other", created_at: 1 }).execute();
  const { body } = await service.call("connect_account", { provider: "embedded", credential });
  await tables.updateTable("sb_accounts").set({ workspace_id: "wsp_other" }).where("id", "=", body.id).execute();
  const errorsFor = async (input: object) => (await service.call("connect_account", input)).error.errors;
  const foreign = await errorsFor({ provider: "embedded", credential });
  expect(foreign).toEqual(
    [
      { pointer: "/credential/member_id", detail: "No member with this id can be connected.", hint: expect.anything() },
    ].map(({ hint: _hint, ...problem }) => problem),
  );
  expect(await errorsFor({ provider: "embedded", credential: { member_id: "prf_none" } })).toEqual(foreign);
  expect(await errorsFor({ provider: "embedded" })).toMatchObject([{ pointer: "/credential/member_id" }]);
  expect(await errorsFor({ provider: "other" })).toMatchObject([{ pointer: "/provider" }]);
  expect(await errorsFor({ provider: "embedded", credential, timezone: "Mars" })).toMatchObject([
    { pointer: "/timezone" },
  ]);
  const archive = await service.call("connect_account", { provider: "archive" });
  expect(archive.error).toMatchObject({ code: "not_supported", hint: expect.stringContaining("switchboard import") });
});

test("a key that is limited to some accounts neither learns of others nor reconnects them", async () => {
  const service = await startService();
  const { body } = await service.call("connect_account", { provider: "embedded", credential });
  const key = await service.createKey(["admin"]);
  const tables = serviceTablesOf(service);
  const limited = { account_ids: JSON.stringify([service.accountId]) };
  await tables.updateTable("sb_keys").set(limited).where("hash", "=", hashKey(key)).execute();
  const connect = async (member_id: string) => {
    const { error } = await service.call(
      "connect_account",
      { provider: "embedded", credential: { member_id } },
      { key },
    );
    return { ...error, request_id: null };
  };
  const unknown = await connect("prf_none");
  expect(unknown).toMatchObject({ status: 400, code: "invalid_arguments" });
  expect(await connect("prf_demo_0030")).toEqual(unknown);
  await service.call("disconnect_account", { account_id: body.id });
  expect(await connect("prf_demo_0030")).toEqual(unknown);
  expect(await statusOf(service, body.id)).toBe("disconnected");
});

test("the credential of an account is encrypted, and erased when it is disconnected", async () => {
  const service = await startService({ connectors: { ...connectors, tokens: withTokens } });
  const secret = "tok-of-the-owner";
  const refused = await service.call("connect_account", { provider: "tokens", credential: { token: "none" } });
  expect(refused.error.errors).toMatchObject([{ pointer: "/credential/token" }]);
  const { body } = await service.call("connect_account", { provider: "tokens", credential: { token: secret } });
  expect(JSON.stringify(body)).not.toContain(secret);
  const { store, service: services } = service;
  expect(await readCredential(services, store.reader, body.id)).toBe(secret);
  const rows = await store.reader.selectFrom("sb_accounts").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
  await service.call("disconnect_account", { account_id: body.id });
  expect(await readCredential(services, store.reader, body.id)).toBeNull();
});

test("disconnecting pauses the campaigns and keeps the data, until the member is connected again", async () => {
  const service = await startService();
  const { accountId: account_id, call } = service;
  const before = (await call("list_campaigns", { status: "running" })).body.data;
  expect(before.length).toBeGreaterThan(0);
  expect((await call("disconnect_account", {})).error.errors).toMatchObject([{ pointer: "/account_id" }]);
  const preview = await call("disconnect_account", { account_id, preview: true });
  expect(preview.body).toEqual({ id: account_id, disconnected: true, deleted: false });
  expect(await statusOf(service, account_id)).toBe("connected");

  const done = await service.rest(`DELETE /accounts/${account_id}`);
  expect(done.body).toEqual({ id: account_id, disconnected: true, deleted: false });
  expect(await statusOf(service, account_id)).toBe("disconnected");
  expect((await call("send_message", { profile_id: "prf_demo_0002", text: "Hello" })).error.code).toBe(
    "account_disconnected",
  );
  for (const { id } of before)
    expect((await call("get_campaign", { campaign_id: id })).body).toMatchObject({
      status: "paused",
      status_reason: "The account was disconnected.",
    });
  expect((await call("disconnect_account", { account_id })).body.disconnected).toBe(false);
  const again = await call("connect_account", { provider: "embedded", credential: { member_id: "prf_demo_0001" } });
  expect(again.body).toMatchObject({ id: account_id, status: "connected" });
});

test("with delete_data, the account is unknown immediately, and a job deletes everything", async () => {
  const service = await startService();
  const { body } = await service.call("connect_account", { provider: "embedded", credential });
  const account_id = body.id as string;
  await service.call("save_post_draft", { text: "Of the account", account_id });
  const done = await service.call("disconnect_account", { account_id, delete_data: true });
  expect(done.body).toEqual({ id: account_id, disconnected: true, deleted: true });
  expect((await service.call("get_account", { account_id })).error.code).toBe("not_found");
  expect(JSON.stringify((await service.call("list_accounts")).body)).not.toContain(account_id);
  await runJobs(service);
  const { reader } = service.store;
  const rows = reader.selectFrom("sb_accounts").select("id").where("id", "=", account_id);
  await eventually(async () => expect(await rows.execute()).toEqual([]));
  const drafts = serviceTablesOf(service).selectFrom("svc_post_drafts").select("id");
  expect(await drafts.where("account_id", "=", account_id).execute()).toEqual([]);
  const members = networkOf(service).selectFrom("net_members").select("id").where("id", "=", "prf_demo_0030");
  expect(await members.execute()).toHaveLength(1); // the demo network has other accounts
});
