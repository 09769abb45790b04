import { expect, test } from "vitest";
import { firstWorkspaceId } from "../../../../handlers/app/demo/demo-world.ts";
import { addTestPerson, getTokens } from "../../../support/oauth.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

const dayMs = 86_400_000;

test("returns the default account, its member and the key", async () => {
  const service = await startService();
  const member = await networkOf(service)
    .selectFrom("net_members")
    .selectAll()
    .where("id", "=", "prf_demo_0001")
    .executeTakeFirstOrThrow();
  const { body } = await service.rest("GET /account");
  expect(body).toEqual({
    id: "acc_demo_0001",
    name: member.name,
    default: true,
    status: "connected",
    network: { kind: "embedded", data_until: null, unsupported_tools: [] },
    profile: {
      id: member.id,
      handle: member.handle,
      name: member.name,
      headline: member.headline,
      degree: null,
      url: `https://network.example/in/${member.handle}`,
    },
    timezone: "Europe/Stockholm",
    scopes: ["full_access"],
    plan: { name: "high_volume", title: "High volume", calls_per_minute: 6000, limit: 600, window_seconds: 6 },
    navigator: member.navigator === 1,
    inmail_credits: member.inmail_credits,
    warm_up: null,
    connected_at: body.connected_at,
    clients: [],
    latest_event: null,
  });
  expect((await service.call("get_account")).body).toEqual(body);
});

test("returns plan and scopes of the calling key", async () => {
  const service = await startService();
  const key = await service.createKey(["read_only", "content"], { plan: "standard" });
  const { body } = await service.call("get_account", {}, { key });
  expect(body).toMatchObject({
    scopes: ["read_only", "content"],
    plan: { name: "standard", title: "Standard", calls_per_minute: 300, limit: 60, window_seconds: 12 },
  });
});

test("returns another account by id, marked as not the default", async () => {
  const service = await startService();
  const id = await addAccount(service, "prf_demo_0002", "Europe/Lisbon");
  const { body } = await service.rest(`GET /accounts/${id}`);
  expect(body).toMatchObject({ id, default: false, timezone: "Europe/Lisbon", profile: { id: "prf_demo_0002" } });
  expect((await service.rest(`GET /account?account_id=${id}`)).body).toEqual(body);
  const key = await service.createKey(["core"], { accountId: id });
  expect((await service.call("get_account", {}, { key })).body).toMatchObject({ id, default: true });
  expect((await service.call("get_account", { account_id: "acc_demo_0001" }, { key })).body.default).toBe(false);
});

test("a key without a default uses the workspace's first account", async () => {
  const service = await startService();
  service.clock.advance(1000);
  const later = await addAccount(service, "prf_demo_0002");
  const key = await service.createKey(["core"], { accountId: null });
  expect((await service.call("get_account", {}, { key })).body).toMatchObject({ id: "acc_demo_0001", default: true });
  expect((await service.call("get_account", { account_id: later }, { key })).body.default).toBe(false);
});

test("an account of another workspace returns the same error as an unknown one", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  await tables.insertInto("sb_workspaces").values({ id: "wsp_other", name: "Other", created_at: 0 }).execute();
  const id = await addAccount(service, "prf_demo_0002");
  await tables.updateTable("sb_accounts").set({ workspace_id: "wsp_other" }).where("id", "=", id).execute();
  const problems = [];
  for (const account_id of [id, "acc_nowhere"]) {
    const { request_id: _id, ...problem } = (await service.call("get_account", { account_id })).error;
    problems.push(problem);
  }
  expect(problems[0]).toMatchObject({ status: 404, code: "not_found" });
  expect(problems[1]).toEqual(problems[0]);
});

test("returns the progress of the warm-up until it has ended", async () => {
  const service = await startService();
  const { clock } = service;
  const started = clock() - 3 * dayMs;
  await serviceTablesOf(service)
    .updateTable("sb_accounts")
    .set({ warm_up_started_at: started, warm_up_days: 8, status: "disconnected" })
    .execute();
  const { body } = await service.call("get_account");
  expect(body.status).toBe("disconnected");
  // From 20% to 100% in 8 days: after three days, three eighths of the way.
  expect(body.warm_up).toEqual({ day: 4, days: 8, percent: 50, ends_at: new Date(started + 8 * dayMs).toISOString() });
  clock.advance(5 * dayMs - 1);
  expect((await service.call("get_account")).body.warm_up).toMatchObject({ day: 8, percent: 99 });
  clock.advance(1);
  expect((await service.call("get_account")).body.warm_up).toBeNull();
});

test("reports the credits that remain", async () => {
  const service = await startService();
  await networkOf(service).updateTable("net_members").set({ inmail_credits: 3, open_profile: 0 }).execute();
  await service.call("send_inmail", { profile_id: "prf_demo_0040", subject: "Hello", text: "Hello" });
  expect((await service.call("get_account")).body.inmail_credits).toBe(2);
});

test("people see their AI clients and revoke their access; an administrator's key sees those of the workspace", async () => {
  const service = await startService();
  const person = { scopes: ["core", "read_only"], workspaceId: firstWorkspaceId };
  for (const name of ["ada", "grace"]) await addTestPerson(service, { ...person, name });
  const asked = "core read_only";
  const [own, other] = [await getTokens(service, { asked }), await getTokens(service, { asked, scope: ["read_only"] })];
  await getTokens(service, { name: "grace" });
  const clientsOf = async (key: string) => (await service.call("get_account", {}, { key })).body.clients;
  const end = (end_client_id: string, key: string) =>
    service.call("update_account_settings", { end_client_id }, { key });

  const listed = await clientsOf(own.access);
  expect(listed).toMatchObject([
    { name: "Test client", person: "ada", scopes: ["read_only"], current: false, last_used_at: null },
    { host: "127.0.0.1:8765", person: "ada", scopes: ["core", "read_only"], current: true },
  ]);
  const everyone = await clientsOf(service.key);
  expect(everyone.map(({ person }: { person: string }) => person)).toEqual(["grace", "ada", "ada"]);
  const core = await service.createKey(["core"]);
  expect(await clientsOf(core)).toEqual([]);

  const [ofGrace] = everyone;
  for (const key of [own.access, core]) expect((await end(ofGrace.id, key)).error.code).toBe("not_found");
  const previewed = { end_client_id: listed[0].id, preview: true };
  await service.call("update_account_settings", previewed, { key: own.access });
  expect((await clientsOf(own.access)).length).toBe(2);
  for (const _ of ["first", "repeated"]) expect((await end(listed[0].id, own.access)).error).toBeUndefined();
  expect(await clientsOf(own.access)).toMatchObject([{ id: listed[1].id }]);
  expect((await service.call("get_account", {}, { key: other.access })).error.code).toBe("unauthenticated");
  await end(ofGrace.id, service.key);
  expect(await clientsOf(service.key)).toMatchObject([{ id: listed[1].id }]);
});

test("an AI client may choose its own default account", async () => {
  const service = await startService();
  await addTestPerson(service, { scopes: ["core"], workspaceId: firstWorkspaceId });
  const id = await addAccount(service, "prf_demo_0002");
  const { access: key } = await getTokens(service);
  await service.call("set_default_account", { account_id: id }, { key });
  expect((await service.call("get_account", {}, { key })).body).toMatchObject({ id, default: true });
});
