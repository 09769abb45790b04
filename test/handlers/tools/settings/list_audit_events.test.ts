import { expect, test } from "vitest";
import { everyPage } from "../../../support/every-page.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

test("lists the calls of the workspace with their key, newest first, and filters them", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  await tables.insertInto("sb_workspaces").values({ id: "wsp_other", name: "Other", created_at: 0 }).execute();
  const foreign = await service.createKey(["core"], { workspaceId: "wsp_other", accountId: null });
  await service.call("get_account", {}, { key: foreign });
  const start = service.clock();
  await service.call("send_message", { recipient_id: "prf_demo_0002", text: "Secret" }, { preview: true });
  service.clock.advance(1_000);
  const refused = await service.rest("POST /messages", { recipient_id: "prf_demo_0040", text: "Secret" });
  service.clock.advance(1_000);

  const all = (await service.call("list_audit_events")).body.data;
  expect(
    all.map(({ tool, surface, outcome, status, preview }: any) => [tool, surface, outcome, status, preview]),
  ).toEqual([
    ["send_message", "rest", "not_connected", 403, false],
    ["send_message", "mcp", "ok", 200, true],
  ]);
  expect(all[0]).toMatchObject({ request_id: refused.error.request_id, account_id: "acc_demo_0001" });
  const keys = await tables.selectFrom("sb_keys").select(["id", "name"]).where("id", "=", all[0].key_id).execute();
  expect(keys).toEqual([{ id: all[0].key_id, name: all[0].key_name }]);
  expect(JSON.stringify(all)).not.toContain("Secret");

  const at = (ms: number): string => new Date(start + ms).toISOString();
  const list = async (input: object) => (await service.call("list_audit_events", input)).body.data;
  const tool = "send_message";
  expect(await list({ tool, outcome: "error" })).toEqual(all.slice(0, 1));
  expect(await list({ tool, surface: "mcp" })).toEqual(all.slice(1));
  expect(await list({ tool, key_id: "key_none" })).toEqual([]);
  expect(await list({ since: at(0), until: at(1_000) })).toEqual(all.slice(1));
  expect(await list({ since: at(1_000), until: at(2_000) })).toEqual(all.slice(0, 1));
  const core = await service.createKey(["core"]);
  expect((await service.call("list_audit_events", {}, { key: core })).error.code).toBe("out_of_scope");
});

test("searches a bounded number of records per call and continues with the cursor", async () => {
  const service = await startService();
  const { writer } = service.store;
  const row = { workspace_id: "wsp_demo", principal_id: "key_x", account_id: null, surface: "rest", status: 200 };
  const records = Array.from({ length: 10_050 }, (_, index) => ({
    ...row,
    ...{ at: index, tool: index === 20 || index === 10_045 ? "get_feed" : "get_post", request_id: `req_${index}` },
    ...{ outcome: "ok", preview: 0, replay: 0, duration_ms: 1 },
  }));
  for (let start = 0; start < records.length; start += 1_000)
    await writer
      .insertInto("sb_audit")
      .values(records.slice(start, start + 1_000))
      .execute();
  const input = { tool: "get_feed", until: "2000-01-01T00:00:00Z" };
  const first = (await service.call("list_audit_events", input)).body;
  expect(first.data.map(({ request_id }: any) => request_id)).toEqual(["req_10045"]);
  const second = (await service.call("list_audit_events", { ...input, cursor: first.next_cursor })).body;
  expect(second.data.map(({ request_id }: any) => request_id)).toEqual(["req_20"]);
  expect(second.next_cursor).toBeNull();
  expect(second.no_matches).toBeNull();

  const misspelt = { ...input, tool: "get_fed" };
  const empty = (await service.call("list_audit_events", misspelt)).body;
  expect(empty).toMatchObject({ data: [], next_cursor: expect.any(String), no_matches: null });
  const last = (await service.call("list_audit_events", { ...misspelt, cursor: empty.next_cursor })).body;
  expect(last).toMatchObject({ data: [], next_cursor: null });
  expect(last.no_matches.unknown_values).toMatchObject([{ input: "tool", value: "get_fed" }]);
  expect(last.no_matches.unknown_values[0].nearest).toContain("get_feed");

  const all = await everyPage<any>(service, "list_audit_events", { until: "1970-01-01T00:00:01Z" }, 90);
  expect(all.map(({ request_id }) => request_id)).toEqual(
    records
      .slice(0, 1_000)
      .map(({ request_id }) => request_id)
      .reverse(),
  );
});
