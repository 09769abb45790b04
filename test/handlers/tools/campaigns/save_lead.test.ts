import { expect, test } from "vitest";
import { goodSteps } from "../../../support/campaigns.ts";
import { startService } from "../../../support/start-service.ts";

const member = "prf_demo_0005";

test("a member is one lead: saving the profile again changes the lead", async () => {
  const service = await startService();
  const handle = (await service.call("get_profile", { profile_id: member })).body.handle;
  const first = (await service.call("save_lead", { profile_id: member, tags: ["b", "A", "a ", "C"], stage: " New " }))
    .body;
  expect(first).toMatchObject({ profile: { id: member }, tags: ["A", "b", "C"], stage: "New", note: null, custom: [] });
  const again = (await service.rest("POST /leads", { profile_id: handle, note: "Met in May." })).body;
  expect(again).toEqual({ ...first, note: "Met in May.", updated_at: again.updated_at });
  const cleared = (await service.rest(`PATCH /leads/${first.id}`, { note: null, stage: null, tags: [] })).body;
  expect(cleared).toMatchObject({ id: first.id, note: null, stage: null, tags: [] });
});

test("custom fields are merged, deleted by null, limited, and used by campaign texts", async () => {
  const service = await startService();
  const lead_id = "led_demo_0001";
  const save = (custom: object[]) => service.call("save_lead", { lead_id, custom });
  await save([
    { name: "offer", value: "a {{name}} audit" },
    { name: "topic", value: null },
  ]);
  expect((await service.call("get_lead", { lead_id })).body.custom).toEqual([
    { name: "offer", value: "a {{name}} audit" },
  ]);
  const many = Array.from({ length: 30 }, (_, at) => ({ name: `f${at}`, value: "x" }));
  const refused = await save(many);
  expect(refused.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/custom" }] });
  const { id } = (await service.call("save_lead_list", { name: "One" })).body;
  await service.call("add_leads_to_list", { lead_list_id: id, lead_ids: [lead_id] });
  const steps = [goodSteps[0], { kind: "invite", variants: [{ text: "May I offer {{custom.offer}}?" }] }];
  const campaign = (await service.call("upsert_campaign", { name: "One", steps, lead_list_id: id })).body;
  const { body } = await service.call("preview_campaign_launch", { campaign_id: campaign.id });
  expect(JSON.stringify(body.samples)).toContain("May I offer a {{name}} audit?");
});

test("rejects unknown members, blank tags, and calls with both ids or neither", async () => {
  const service = await startService();
  const unknown = await service.call("save_lead", { profile_id: "prf_none", tags: ["x"] });
  expect(unknown.error.code).toBe("not_found");
  for (const input of [
    { profile_id: member, tags: [" "] },
    { profile_id: member, lead_id: "led_demo_0001" },
    { note: "x" },
  ])
    expect((await service.call("save_lead", input)).error.code).toBe("invalid_arguments");
});
