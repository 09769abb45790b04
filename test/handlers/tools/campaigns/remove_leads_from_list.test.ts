import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("removes leads from the list only, and a repeated call changes nothing", async () => {
  const service = await startService();
  const before = (await service.call("list_leads", { lead_list_id: "lst_demo_0001", limit: 100 })).body.data;
  const lead_ids = [before[0].id, "led_none"];
  const { body } = await service.rest("POST /lead-lists/lst_demo_0001/leads/remove", { lead_ids });
  expect(body).toMatchObject({ removed: 1, unchanged: 0, refused: 1, lead_list: { lead_count: before.length - 1 } });
  const after = (await service.call("list_leads", { lead_list_id: "lst_demo_0001", limit: 100 })).body.data;
  expect(after).toEqual(before.slice(1));
  expect((await service.call("get_lead", { lead_id: before[0].id })).body.lists).toEqual([]);
  const again = await service.call("remove_leads_from_list", { lead_list_id: "lst_demo_0001", lead_ids });
  expect(again.body).toMatchObject({ removed: 0, unchanged: 1, refused: 1 });
});
