import { expect, test } from "vitest";
import type { CampaignStats, Enrollment } from "../../../../generated/schemas.ts";
import { readProgress } from "../../../support/campaigns.ts";
import { addAccount } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const campaign_id = "cpn_demo_0001";

test("removes leads without history, stops active leads with history, and skips ended and unknown leads with a reason", async () => {
  const service = await startService();
  const list = async (stage: string): Promise<Enrollment[]> =>
    (await service.call("list_campaign_leads", { campaign_id, stage, limit: 100 })).body.data;
  const [pending] = await list("pending");
  const active = (await list("in_progress")).find(({ next_action_at }) => next_action_at !== null);
  const [replied] = await list("replied");
  const before: CampaignStats = (await service.rest(`GET /campaigns/${campaign_id}`)).body.stats;
  const lead_ids = [pending?.lead_id, active?.lead_id, replied?.lead_id, "led_demo_0001", "led_nobody"];
  const { body } = await service.rest(`POST /campaigns/${campaign_id}/leads/remove`, { lead_ids });
  expect(body).toMatchObject({ status: "running", added_count: 0, removed_count: 2, skipped_count: 3 });
  expect(
    body.skipped.map(({ reason, leads }: { reason: string; leads: { id: string }[] }) => [reason, leads[0]?.id]),
  ).toEqual(
    expect.arrayContaining([
      ["already_ended", replied?.lead_id],
      ["not_enrolled", "led_demo_0001"],
      ["unknown", "led_nobody"],
    ]),
  );
  const { leads } = before;
  expect(body.leads).toEqual({
    ...leads,
    total: leads.total - 1,
    pending: leads.pending - 1,
    in_progress: leads.in_progress - 1,
    stopped: leads.stopped + 1,
  });
  const rows = await readProgress(service, campaign_id);
  expect(rows.filter(({ lead_id }) => lead_id === pending?.lead_id)).toEqual([]);
  const stopped = rows.filter(({ lead_id }) => lead_id === active?.lead_id);
  expect(
    stopped.every(({ stage, step, end_reason }) => stage === "stopped" && step === null && end_reason === "removed"),
  ).toBe(true);
  expect(stopped.at(-1)).toMatchObject({ status: "cancelled", reason: "removed" });
  const after = (await service.rest(`GET /campaigns/${campaign_id}`)).body.stats;
  expect(after).toEqual({ ...before, leads: body.leads });
  // The removed lead can be added again.
  const again = await service.call("add_leads_to_campaign", { campaign_id, lead_ids: [pending?.lead_id] });
  expect(again.body).toMatchObject({ added_count: 1, leads: { total: leads.total } });
});

test("removes no leads of another account", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  const { id } = (await service.call("upsert_campaign", { account_id, name: "Other" })).body;
  const [lead] = (await service.call("list_campaign_leads", { campaign_id, stage: "pending" })).body.data;
  const lead_ids = [lead.lead_id];
  const { body } = await service.call("remove_leads_from_campaign", { account_id, campaign_id: id, lead_ids });
  expect(body).toMatchObject({ removed_count: 0, skipped: [{ reason: "unknown", leads: [{ name: null }] }] });
});
