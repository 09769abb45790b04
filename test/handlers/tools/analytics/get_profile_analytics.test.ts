import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("returns the same as get_analytics, only to keys with the scope legacy", async () => {
  const service = await startService();
  const { body } = await service.call("get_profile_analytics", { period: "7d" });
  expect(body).toEqual((await service.call("get_analytics", { period: "7d" })).body);
  expect((await service.rest("GET /analytics/profile?period=7d")).body).toEqual(body);
  const key = await service.createKey(["core"]);
  expect((await service.call("get_profile_analytics", {}, { key })).error).toMatchObject({ status: 403 });
});
