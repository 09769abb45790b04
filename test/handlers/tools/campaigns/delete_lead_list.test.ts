import { expect, test } from "vitest";
import { createDraft, preview } from "../../../support/campaigns.ts";
import { listEvents } from "../../../support/list-events.ts";
import { startService } from "../../../support/start-service.ts";

test("a list of a running campaign cannot be deleted", async () => {
  const service = await startService();
  const { error } = await service.call("delete_lead_list", { lead_list_id: "lst_demo_0002" });
  expect(error).toMatchObject({ status: 409, code: "conflict", detail: expect.stringContaining("cpn_demo_0001") });
  expect((await service.call("list_leads", { lead_list_id: "lst_demo_0002" })).body.data.length).toBeGreaterThan(0);
});

test("deletes only leads on no other list and in no campaign; ready campaigns become drafts", async () => {
  const service = await startService();
  const { id } = (await service.call("save_lead_list", { name: "Short-lived" })).body;
  const enrolled = (await service.call("list_leads", { lead_list_id: "lst_demo_0003", limit: 1 })).body.data[0];
  const lead_ids = ["led_demo_0001", enrolled.id];
  await service.call("add_leads_to_list", { lead_list_id: id, lead_ids, profile_ids: ["prf_demo_0005"] });
  const own = (await service.call("save_lead", { profile_id: "prf_demo_0005", tags: ["x"] })).body;
  await service.call("delete_lead_list", { lead_list_id: "lst_demo_0003" });
  const campaign_id = await createDraft(service, { lead_list_id: id });
  await preview(service, campaign_id);
  const deleted = await service.rest(`DELETE /lead-lists/${id}?delete_leads=true`);
  expect(deleted.body).toEqual({ id, deleted: true });
  expect((await service.call("get_campaign", { campaign_id })).body).toMatchObject({
    status: "draft",
    lead_list: null,
  });
  const changes = (await listEvents(service, service.accountId)).filter(
    ({ payload }) => payload.campaign_id === campaign_id,
  );
  expect(changes.map(({ payload }) => [payload.previous_status, payload.status])).toEqual([
    ["draft", "ready"],
    ["ready", "draft"],
  ]);
  for (const [lead_id, status] of [
    ["led_demo_0001", 200],
    [enrolled.id, 200],
    [own.id, 404],
  ] as const)
    expect((await service.rest(`GET /leads/${lead_id}`)).status).toBe(status);
  expect((await service.rest(`DELETE /lead-lists/${id}`)).error.code).toBe("not_found");
});
