import { expect, test } from "vitest";
import { startService } from "../support/start-service.ts";

const period = { since: "2026-06-02T00:00:00Z", until: "2026-06-01T00:00:00Z" };

test.each([
  ["list_posts", {}],
  ["search_messages", { keyword: "the" }],
  ["list_campaign_activity", { campaign_id: "cpn_demo_0001" }],
  ["list_audit_events", {}],
])("%s refuses a period that ends before it starts", async (tool, input) => {
  const service = await startService();
  const { error } = await service.call(tool, { ...input, ...period });
  expect(error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/until" }] });
  const empty = await service.call(tool, { ...input, ...period, until: period.since });
  expect(empty.body.data).toEqual([]);
});
