import { expect, test } from "vitest";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const profile_id = "prf_demo_0005";

test("saves a member once, moves it between lists and removes it", async () => {
  const service = await startService();
  const first = (await service.call("save_navigator_lead", { profile_id, list: " Berlin " })).body;
  expect(first).toMatchObject({ profile: { id: profile_id }, list: "Berlin", saved: true, lead_id: null });
  service.clock.advance(60_000);
  const lead = (await service.call("save_lead", { profile_id })).body;
  const again = (await service.rest("POST /navigator/leads", { profile_id: first.profile.handle })).body;
  expect(again).toEqual({ ...first, lead_id: lead.id });
  const moved = (await service.call("save_navigator_lead", { profile_id, list: null })).body;
  expect(moved).toEqual({ ...again, list: null });
  expect((await service.call("list_navigator_leads", { limit: 1 })).body.data).toEqual([moved]);
  const removed = (await service.call("save_navigator_lead", { profile_id, saved: false })).body;
  expect(removed).toMatchObject({ saved: false, saved_at: null, list: null });
  const ids = (await service.call("list_navigator_leads", { limit: 100 })).body.data.map(
    ({ profile }: any) => profile.id,
  );
  expect(ids).not.toContain(profile_id);
});

test("without the subscription, every navigator tool fails with the reason and consumes no unit", async () => {
  const service = await startService();
  await networkOf(service).updateTable("net_members").set({ navigator: 0 }).where("id", "=", "prf_demo_0001").execute();
  for (const [tool, input] of [
    ["save_navigator_lead", { profile_id }],
    ["list_navigator_leads", {}],
    ["list_navigator_alerts", {}],
    ["search_navigator_leads", { seniority: ["cxo"] }],
    ["search_navigator_accounts", { hiring: true }],
  ] as const) {
    const { error } = await service.call(tool, input);
    expect(error).toMatchObject({
      status: 403,
      code: "subscription_required",
      hint: expect.stringContaining("get_account"),
    });
  }
  const used = service.store.reader.selectFrom("sb_usage").select("category").where("used", ">", 0);
  expect(await used.execute()).toEqual([]);
});
