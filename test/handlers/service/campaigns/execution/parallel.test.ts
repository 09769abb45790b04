import { expect, test } from "vitest";
import { isActive } from "../../../../../handlers/service/campaigns/stages/lead-stages.ts";
import { createDraft, launch, readProgress } from "../../../../support/campaigns.ts";
import { runsAllTests } from "../../../../support/run-all-tests.ts";
import { runCampaigns } from "../../../../support/run-campaigns.ts";
import { startService } from "../../../../support/start-service.ts";

const dayMs = 86_400_000;
const callsOfEachKind = runsAllTests ? 50 : 6;
const expected = new Set(["conflict", "not_found", "campaign_not_editable", "rate_limited"]);

test("concurrent calls of every kind on a running campaign end in a state that the life cycle allows", async () => {
  const service = await startService();
  await service.call("manage_outreach_settings", { action: "update", delay_seconds: { min: 5, max: 6 } });
  const campaign_id = await createDraft(service, { steps: [{ kind: "view_profile" }, { kind: "follow" }] });
  await launch(service, campaign_id);
  const leads: readonly { readonly lead_id: string }[] = (
    await service.call("list_campaign_leads", { campaign_id, limit: 50 })
  ).body.data;
  const run = await runCampaigns(service);
  const leadOf = (at: number): string => leads[at % leads.length]?.lead_id ?? "";
  const kinds: Readonly<Record<string, (at: number) => object>> = {
    pause_campaign: () => ({}),
    resume_campaign: () => ({}),
    clone_campaign: (at) => ({ name: `Clone ${at}` }),
    get_campaign: () => ({}),
    list_campaign_activity: () => ({}),
    list_campaign_leads: () => ({}),
    update_campaign_lead: (at) => ({
      lead_id: leadOf(at),
      stage: ["stopped", "in_progress", "completed"][at % 3],
    }),
    remove_leads_from_campaign: (at) => (at % 10 === 0 ? { lead_ids: [leadOf(at)] } : { lead_ids: ["led_unknown"] }),
    add_leads_to_campaign: (at) => ({ lead_ids: [leadOf(at)] }),
  };
  const unexpected: unknown[] = [];
  const working = run(service.clock() + dayMs);
  for (const [tool, input] of Object.entries(kinds)) {
    const calls = Array.from({ length: callsOfEachKind }, async (_, at) => {
      const { error } = await service.call(tool, { campaign_id, ...input(at) });
      if (error && !expected.has(error.code)) unexpected.push([tool, error]);
    });
    await Promise.all(calls);
  }
  await working;
  expect(unexpected).toEqual([]);

  const { status } = (await service.call("get_campaign", { campaign_id })).body;
  expect(["running", "paused", "completed"]).toContain(status);
  if (status === "paused") await service.call("resume_campaign", { campaign_id });
  await run(service.clock() + 7 * dayMs);
  const { body } = await service.call("get_campaign", { campaign_id });
  expect(body.status).toBe("completed");
  const { total, ...stages } = body.stats.leads as Record<string, number>;
  expect(Object.values(stages).reduce((sum, count) => sum + count, 0)).toBe(total);
  const progress = await readProgress(service, campaign_id);
  expect(
    progress.filter(({ stage, status: action }) => isActive(stage) || action === "planned" || action === "claimed"),
  ).toEqual([]);
  const sent: readonly { kind: string; lead_id: string; step: number }[] = (
    await service.call("list_campaign_activity", { campaign_id, kinds: ["sent"], limit: 50 })
  ).body.data;
  expect(new Set(sent.map(({ lead_id, step }) => `${lead_id} ${step}`)).size).toBe(sent.length);
});
