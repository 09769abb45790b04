import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("creating a list twice changes the first one, without regard to case and spaces", async () => {
  const service = await startService();
  const first = await service.call("save_lead_list", { name: " Platform leads ", description: "For June" });
  expect(first.body).toMatchObject({ name: "Platform leads", description: "For June", lead_count: 0 });
  const again = await service.rest("POST /lead-lists", { name: "PLATFORM LEADS", description: null });
  expect(again.body).toEqual({ ...first.body, description: null, updated_at: expect.any(String) });
  const city = await service.call("save_lead_list", { name: "Ärzte Øst" });
  expect((await service.call("save_lead_list", { name: "ärzte øST" })).body.id).toBe(city.body.id);
  const found = await service.call("list_lead_lists", { keyword: "RZTE ØS" });
  expect(found.body.data.map(({ id }: any) => id)).toEqual([city.body.id]);
});

test("renames a list, unless another list has the name", async () => {
  const service = await startService();
  const renamed = await service.rest("PATCH /lead-lists/lst_demo_0001", { name: "Guests 2026" });
  expect(renamed.body).toMatchObject({ id: "lst_demo_0001", name: "Guests 2026" });
  const taken = await service.call("save_lead_list", { lead_list_id: "lst_demo_0002", name: "guests 2026" });
  expect(taken.error).toMatchObject({ status: 409, code: "conflict" });
  expect(taken.error.detail).toContain("lst_demo_0001");
});

test("the hint for an unknown list names the tool, however long the names of the account's lists are", async () => {
  const service = await startService();
  for (let at = 1; at <= 5; at++)
    await service.call("save_lead_list", { name: `${at} ${"Long name ".repeat(8).trim()}` });
  const lead_list_id = "lst_none";
  for (const [tool, input] of [
    ["list_leads", {}],
    ["save_lead_list", { name: "x" }],
    ["add_leads_to_list", { lead_ids: ["led_demo_0001"] }],
    ["remove_leads_from_list", { lead_ids: ["led_demo_0001"] }],
    ["delete_lead_list", {}],
    ["export_leads", { format: "csv" }],
    ["add_leads_to_campaign", { campaign_id: "cpn_demo_0001" }],
    ["upsert_campaign", { name: "x" }],
  ] as const) {
    const { error } = await service.call(tool, { lead_list_id, ...input });
    const hint = expect.stringMatching(/save_lead_list.*lst_/);
    expect({ tool, ...error }).toMatchObject({ tool, code: "not_found", hint });
  }
});

test("rejects calls without a name, blank names and unknown lists", async () => {
  const service = await startService();
  for (const input of [{ description: "x" }, { name: "  " }])
    expect((await service.call("save_lead_list", input)).error.code).toBe("invalid_arguments");
  const unknown = await service.call("save_lead_list", { lead_list_id: "lst_none", name: "x" });
  expect(unknown.error).toMatchObject({ code: "not_found", hint: expect.stringContaining("lst_demo_0001") });
});
