import { expect, test } from "vitest";
import type { CampaignLeadCounts } from "../../../../generated/schemas.ts";
import { createDraft, forceStatus, launch, preview, readProgress } from "../../../support/campaigns.ts";
import { addAccount } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("cancels planned actions, stops active leads and preserves the history", async () => {
  const service = await startService();
  const before = (await service.rest("GET /campaigns/cpn_demo_0001")).body;
  const leads: CampaignLeadCounts = before.stats.leads;
  expect(leads.pending + leads.in_progress).toBeGreaterThan(0);
  const { body } = await service.rest("POST /campaigns/cpn_demo_0001/archive");
  expect(body).toMatchObject({ status: "archived", archived_at: "2026-06-15T09:30:00.000Z", next_action_at: null });
  expect(body.stats).toEqual({
    ...before.stats,
    leads: { ...leads, pending: 0, in_progress: 0, stopped: leads.stopped + leads.pending + leads.in_progress },
  });
  const rows = await readProgress(service, "cpn_demo_0001");
  expect(rows.filter(({ status }) => status === "planned")).toEqual([]);
  const cancelled = rows.filter(({ status }) => status === "cancelled");
  expect(cancelled).toHaveLength(leads.pending + leads.in_progress);
  expect(cancelled.every(({ end_reason, step }) => end_reason === "campaign archived" && step === null)).toBe(true);
});

test("archives a campaign of any status", async () => {
  const service = await startService();
  const draft = await createDraft(service, { name: "Draft" });
  const ready = await createDraft(service, { name: "Ready" });
  await preview(service, ready);
  const paused = await createDraft(service, { name: "Paused" });
  await launch(service, paused);
  await forceStatus(service, paused, "paused");
  for (const campaign_id of [draft, ready, paused, "cpn_demo_0003"]) {
    const { body } = await service.call("archive_campaign", { campaign_id });
    expect(body).toMatchObject({ id: campaign_id, status: "archived", paused_at: null });
  }
});

test("archiving again changes nothing, and the members are available to other campaigns", async () => {
  const service = await startService();
  const id = await createDraft(service);
  await launch(service, id);
  const first = await service.call("archive_campaign", { campaign_id: id });
  service.clock.advance(3_600_000);
  const again = await service.call("archive_campaign", { campaign_id: id });
  expect(again.body.archived_at).toBe(first.body.archived_at);
  const next = await preview(service, "cpn_demo_0002");
  expect(next.body.eligible_count).toBe(first.body.stats.leads.total);
});

test("a preview returns the result without changing anything", async () => {
  const service = await startService();
  const shown = await service.rest("POST /campaigns/cpn_demo_0001/archive", {}, { preview: true });
  expect(shown.body.status).toBe("archived");
  expect((await service.rest("GET /campaigns/cpn_demo_0001")).body.status).toBe("running");
});

test("does not find campaigns of other accounts", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  for (const input of [{ campaign_id: "cpn_nobody" }, { campaign_id: "cpn_demo_0001", account_id }]) {
    expect((await service.call("archive_campaign", input)).error).toMatchObject({ status: 404, code: "not_found" });
  }
});
