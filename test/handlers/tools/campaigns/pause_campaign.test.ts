import { expect, test } from "vitest";
import { readProgress } from "../../../support/campaigns.ts";
import { startService } from "../../../support/start-service.ts";

test("pauses with a reason, and keeps planned and executed steps", async () => {
  const service = await startService();
  const before = await readProgress(service, "cpn_demo_0001");
  const { body } = await service.rest("POST /campaigns/cpn_demo_0001/pause", { reason: "Trade fair" });
  expect(body).toMatchObject({ status: "paused", status_reason: "Trade fair", paused_at: "2026-06-15T09:30:00.000Z" });
  expect(await readProgress(service, "cpn_demo_0001")).toEqual(before);
  service.clock.advance(60_000);
  const again = await service.call("pause_campaign", { campaign_id: "cpn_demo_0001" });
  expect(again.body).toMatchObject({ status_reason: "Trade fair", paused_at: body.paused_at });
  const other = await service.call("pause_campaign", { campaign_id: "cpn_demo_0001", reason: "Holidays" });
  expect(other.body).toMatchObject({ status_reason: "Holidays", paused_at: body.paused_at });
  const { data } = (await service.call("list_campaigns", { status: "paused" })).body;
  expect(data).toMatchObject([{ id: "cpn_demo_0001", status_reason: "Holidays" }]);
});
