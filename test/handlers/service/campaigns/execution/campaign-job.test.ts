import { expect, test } from "vitest";
import { createDraft, launch, readProgress } from "../../../../support/campaigns.ts";
import { runCampaigns } from "../../../../support/run-campaigns.ts";
import { startService } from "../../../../support/start-service.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

test("executes the steps of each lead in the working hours", async () => {
  const service = await startService();
  const id = await createDraft(service);
  const { body } = await launch(service, id);
  expect(body.status).toBe("running");
  const run = await runCampaigns(service);
  await run(service.clock() + 30 * dayMs);
  const progress = await readProgress(service, id);
  console.log(progress.slice(0, 12), (await service.call("get_campaign", { campaign_id: id })).body.stats, (await service.call("get_campaign", { campaign_id: id })).body.status);
});
