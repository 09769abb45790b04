import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("adds leads and members to a list once, and reports what it refused", async () => {
  const service = await startService();
  const { id } = (await service.call("save_lead_list", { name: "Mixed" })).body;
  const input = {
    lead_list_id: id,
    lead_ids: ["led_demo_0001", "led_none"],
    profile_ids: ["prf_demo_0005", "https://network.example/in/nobody", "prf_demo_0001"],
  };
  const { body } = await service.call("add_leads_to_list", input);
  expect(body).toMatchObject({
    added: 2,
    unchanged: 0,
    leads_created: 1,
    refused: 3,
    lead_list: { id, lead_count: 2 },
  });
  expect(body.refusals.map(({ item, reason }: { item: string; reason: string }) => [item, reason])).toEqual([
    ["led_none", "not_found"],
    ["https://network.example/in/nobody", "not_found"],
    ["prf_demo_0001", "own_profile"],
  ]);
  const tagged = await service.call("add_leads_to_list", { ...input, tags: ["VIP", "vip"] });
  expect(tagged.body).toMatchObject({ added: 0, leads_updated: 2, refused: 3 });
  const vips = (await service.call("list_leads", { lead_list_id: id, tag: "vip" })).body.data;
  expect(vips).toHaveLength(2);
  const again = (await service.rest(`POST /lead-lists/${id}/leads`, { profile_ids: ["prf_demo_0005"] })).body;
  expect(again).toMatchObject({ added: 0, unchanged: 1, leads_created: 0, refused: 0, lead_list: { lead_count: 2 } });
});

test("adds a member only once if a call names the member several times, and reports the repetitions", async () => {
  const service = await startService();
  const { id } = (await service.call("save_lead_list", { name: "Repeated" })).body;
  const lead = (await service.call("save_lead", { profile_id: "prf_demo_0005" })).body;
  const { handle } = lead.profile;
  const { body } = await service.call("add_leads_to_list", {
    lead_list_id: id,
    lead_ids: [lead.id],
    profile_ids: ["prf_demo_0005", handle, "prf_demo_0009"],
  });
  expect(body).toMatchObject({ added: 2, unchanged: 1, refused: 1, lead_list: { lead_count: 2 } });
  expect(body.refusals).toMatchObject([{ item: handle, reason: "repeated" }]);
});

test("a lead that would have too many tags is neither changed nor added, and refused once for each item", async () => {
  const service = await startService();
  const { id } = (await service.call("save_lead_list", { name: "Full" })).body;
  const tags = Array.from({ length: 20 }, (_, at) => `t${at}`);
  const lead = (await service.call("save_lead", { profile_id: "prf_demo_0003", tags })).body;
  const profile_ids = ["prf_demo_0003", "prf_demo_0009"];
  const { body } = await service.call("add_leads_to_list", { lead_list_id: id, profile_ids, tags: ["new"] });
  expect(body).toMatchObject({ added: 1, unchanged: 0, refused: 1, lead_list: { lead_count: 1 } });
  expect(body.refusals).toMatchObject([{ item: "prf_demo_0003", reason: "invalid" }]);
  const items = { lead_ids: [lead.id], profile_ids: ["prf_demo_0003"] };
  const again = (await service.call("add_leads_to_list", { lead_list_id: id, ...items, tags: ["new"] })).body;
  expect(again).toMatchObject({ added: 0, refused: 2, lead_list: { lead_count: 1 } });
  expect((await service.call("get_lead", { lead_id: lead.id })).body.tags).toHaveLength(20);
});

test("requires leads or members", async () => {
  const service = await startService();
  const { error } = await service.call("add_leads_to_list", { lead_list_id: "lst_demo_0001" });
  expect(error.code).toBe("invalid_arguments");
});
