import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";

test("lists the newest list first with its size, and finds parts of names, ignoring case", async () => {
  const service = await startService();
  service.clock.advance(1000);
  const { body } = await service.call("save_lead_list", { name: "Zebra Guests" });
  await service.call("add_leads_to_list", { lead_list_id: body.id, lead_ids: ["led_demo_0001", "led_demo_0002"] });
  const all = (await service.call("list_lead_lists")).body.data;
  expect(all[0]).toEqual({ ...body, lead_count: 2 });
  for (const { id, lead_count } of all) {
    const places = serviceTablesOf(service).selectFrom("svc_list_leads").where("lead_list_id", "=", id);
    expect((await places.select("lead_id").execute()).length).toBe(lead_count);
  }
  const found = (await service.call("list_lead_lists", { keyword: "GUEST" })).body.data;
  expect(found.map(({ name }: { name: string }) => name)).toEqual(["Zebra Guests", "Summit guests"]);
  expect((await service.call("list_lead_lists", { keyword: "%" })).body.data).toEqual([]);
});

test("pages neither repeat nor skip lists of the same time", async () => {
  const service = await startService();
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { body } = await service.call("list_lead_lists", { limit: 1, ...(cursor !== undefined && { cursor }) });
    ids.push(...body.data.map(({ id }: { id: string }) => id));
    cursor = body.next_cursor;
  }
  expect(ids).toEqual(["lst_demo_0003", "lst_demo_0002", "lst_demo_0001"]);
});
