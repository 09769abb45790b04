import { expect, test } from "vitest";
import type { Enrollment } from "../../../../../generated/schemas.ts";
import { block } from "../../../../support/block.ts";
import { createDraft, launch } from "../../../../support/campaigns.ts";
import { serviceTablesOf } from "../../../../support/service-tables.ts";
import { startService, type TestService } from "../../../../support/start-service.ts";

async function launchTwoSteps(
  service: TestService,
): Promise<{ readonly campaign_id: string; readonly lead: Enrollment }> {
  const campaign_id = await createDraft(service, { steps: [{ kind: "view_profile" }, { kind: "follow" }] });
  await launch(service, campaign_id);
  const { data } = (await service.call("list_campaign_leads", { campaign_id, limit: 1 })).body;
  return { campaign_id, lead: data[0] };
}

test("leads whose members block the account are listed and can be stopped", async () => {
  const service = await startService();
  const { campaign_id, lead } = await launchTwoSteps(service);
  await block(service, lead.profile?.id ?? "", "prf_demo_0001");
  const { body: page } = await service.call("list_campaign_leads", { campaign_id, limit: 1 });
  expect(page.data).toEqual([{ ...lead, profile: null }]);
  const { body } = await service.call("update_campaign_lead", { campaign_id, lead_id: lead.lead_id, stage: "stopped" });
  expect(body).toMatchObject({ stage: "stopped", profile: null });
});

test("a step that is still being executed is not the next step of a lead that was stopped or continued", async () => {
  const service = await startService();
  const { campaign_id, lead } = await launchTwoSteps(service);
  const { lead_id } = lead;
  await serviceTablesOf(service)
    .updateTable("svc_campaign_actions")
    .set({ status: "claimed", claimed_at: service.clock() })
    .where("campaign_id", "=", campaign_id)
    .where("profile_id", "=", lead.profile?.id ?? "")
    .execute();
  const claimed = (await service.call("list_campaign_leads", { campaign_id, limit: 1 })).body.data;
  expect(claimed).toEqual([lead]);
  const stopped = await service.call("update_campaign_lead", { campaign_id, lead_id, stage: "stopped" });
  expect(stopped.body).toMatchObject({ stage: "stopped", step: null, next_action_at: null });
  const next_action_at = "2026-06-18T08:00:00.000Z";
  const change = { campaign_id, lead_id, stage: "in_progress", next_action_at };
  const continued = await service.call("update_campaign_lead", change);
  expect(continued.body).toMatchObject({ stage: "in_progress", step: 2, next_action_at });
});
