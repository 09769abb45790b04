import { expect, test } from "vitest";
import { readResource } from "../../../support/read-resource.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const dayMs = 86_400_000;

/** Some calls of both surfaces: successes, a failure, a preview and a read. */
async function work({ call, rest }: TestService): Promise<void> {
  await call("send_message", { recipient_id: "prf_demo_0002", text: "One" });
  await rest("POST /messages", { recipient_id: "prf_demo_0002", text: "Two" });
  await rest("POST /messages", { recipient_id: "prf_demo_0040", text: "Refused" });
  await call("send_message", { recipient_id: "prf_demo_0002", text: "Preview" }, { preview: true });
  await call("get_profile");
}

/** Counts the calls of a day (UTC+2 in summer) in the audit log. */
async function recount({ service, store }: TestService, day: string) {
  await service.audit.flush();
  const start = Date.parse(`${day}T00:00:00+02:00`);
  const rows = await store.reader
    .selectFrom("sb_audit")
    .selectAll()
    .where("account_id", "=", "acc_demo_0001")
    .where("tool", "not like", "resource:%")
    .where("at", ">=", start)
    .where("at", "<", start + dayMs)
    .execute();
  const count = (tool: string | null) => {
    const ofTool = rows.filter((row) => tool === null || row.tool === tool);
    const on = (surface: string): number => ofTool.filter((row) => row.surface === surface).length;
    const failed = ofTool.filter(({ outcome }) => outcome !== "ok").length;
    return { total: ofTool.length, failed, rest: on("rest"), mcp: on("mcp"), internal: on("internal") };
  };
  return { count, tools: [...new Set(rows.map(({ tool }) => tool))] };
}

test("counts the calls by tool and surface as the audit log records them", async () => {
  const service = await startService();
  await work(service);
  const { count, tools } = await recount(service, "2026-06-15");
  const { body } = await service.call("get_usage");
  const { tools: listed, other_tools, ...total } = body.calls;
  expect(other_tools).toEqual({ tools: 0, total: 0, failed: 0 });
  expect(total).toEqual(count(null));
  expect(total).toMatchObject({ total: 5, failed: 1, rest: 2, mcp: 3 });
  expect(listed.map(({ tool, ...counts }: any) => [tool, counts])).toEqual([
    ["send_message", count("send_message")],
    ["get_profile", count("get_profile")],
  ]);
  expect(tools.sort()).toEqual(["get_profile", "send_message"]);
  const again = (await service.rest("GET /usage")).body; // includes the call above; there is no earlier day
  expect(again.calls).toMatchObject({ total: 6, mcp: 4, rest: 2 });
  expect(again.days).toEqual([]);
});

test("shows previous days with their units, and the resource shows a week", async () => {
  const service = await startService();
  await work(service);
  service.clock.advance(dayMs);
  await service.call("get_account");
  service.clock.advance(7 * dayMs);
  const days = (await service.call("get_usage", { days: 30 })).body.days;
  expect(days).toEqual([
    { day: "2026-06-16", calls: 1, failed: 0, units: [] },
    {
      day: "2026-06-15",
      calls: 5,
      failed: 1,
      units: [
        { category: "profile_view", used: 1 },
        { category: "message", used: 2 },
      ],
    },
  ]);
  expect((await service.call("get_usage", { days: 7 })).body.days).toEqual(days.slice(0, 1));
  expect((await service.call("get_usage", { days: 0 })).body.days).toEqual([]);
  const resource = await readResource(service, "account/usage");
  const { plan: _plan, ...usage } = (await service.call("get_usage", { days: 7 })).body;
  expect(resource).toMatchObject(usage);
});

test("cleaning up deletes the counts of days that can no longer be shown", async () => {
  const { service, clock, store } = await startService();
  const days = ["2026-05-13", "2026-05-14", "2026-06-15"];
  const row = { account_id: "acc_demo_0001", tool: "get_feed", surface: "mcp", calls: 1, failed: 0, last_ok_at: 1 };
  await store.writer
    .insertInto("sb_call_counts")
    .values(days.map((day) => ({ ...row, day })))
    .execute();
  await store.transaction((tx) => service.callCounts.deleteOld(tx, clock()));
  const left = await store.reader.selectFrom("sb_call_counts").select("day").orderBy("day").execute();
  expect(left.map(({ day }) => day)).toEqual(days.slice(1));
});

test("sums up the calls of tools that the list omits; calls without an account are only in the audit log", async () => {
  const service = await startService();
  const tools = service.service.surface.tools.filter(({ effect, replacedBy }) => effect === "read" && !replacedBy);
  for (const { name } of tools.slice(0, 25)) await service.call(name, { unknown: true });
  await service.call(tools[0]?.name ?? "", { unknown: true });
  const key = await service.createKey(["read_only"]);
  expect((await service.call("send_message", {}, { key })).error).toMatchObject({ code: "out_of_scope" });
  const { calls } = (await service.call("get_usage")).body;
  expect(calls).toMatchObject({ total: 26, failed: 26, other_tools: { tools: 5, total: 5, failed: 5 } });
  expect(calls.tools).toHaveLength(20);
  const refused = (await service.call("list_audit_events", { tool: "send_message" })).body.data;
  expect(refused).toMatchObject([{ outcome: "out_of_scope", account_id: null }]);
});
