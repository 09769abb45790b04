import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("copies the setup of a campaign into a draft without leads and history", async () => {
  const service = await startService();
  const original = (await service.rest("GET /campaigns/cpn_demo_0001")).body;
  const { body } = await service.rest("POST /campaigns/cpn_demo_0001/clone", { name: " Again " });
  const { steps, schedule, daily_cap, stop_on } = original;
  expect(body).toMatchObject({ name: "Again", status: "draft", steps, schedule, daily_cap, stop_on });
  expect(body).toMatchObject({ lead_list: null, launched_at: null, created_at: "2026-06-15T09:30:00.000Z" });
  expect(body.stats).toMatchObject({ leads: { total: 0 }, contacted: 0, invitations_sent: 0 });
  const { blockers } = (await service.call("preview_campaign_launch", { campaign_id: body.id })).body;
  expect(blockers).toMatchObject([{ code: "no_lead_list", text: expect.stringContaining("add_leads_to_campaign") }]);
  expect((await service.rest("GET /campaigns/cpn_demo_0001")).body).toEqual(original);
});

test("copies an archived campaign, and rejects a blank name", async () => {
  const service = await startService();
  await service.call("archive_campaign", { campaign_id: "cpn_demo_0002" });
  const input = { campaign_id: "cpn_demo_0002", name: "  " };
  expect((await service.call("clone_campaign", input)).error.errors).toMatchObject([{ pointer: "/name" }]);
  const cloned = (await service.call("clone_campaign", { ...input, name: "B" })).body;
  expect(cloned).toMatchObject({ status: "draft" });
  const again = (await service.call("clone_campaign", { campaign_id: cloned.id, name: "B" })).body;
  expect(again).toEqual({ ...cloned, id: again.id });
  expect(again.id).not.toBe(cloned.id);
});
