import { expect, test } from "vitest";
import { readResource } from "../../../support/read-resource.ts";
import { startService } from "../../../support/start-service.ts";

const dayMs = 86_400_000;
const limitOf = ({ limits }: any, name: string): unknown => limits.find(({ category }: any) => category === name);

test("a warm-up lowers the limits of calls immediately, and they rise until it ends", async () => {
  const service = await startService();
  const { body } = await service.call("manage_warm_up", { action: "start" });
  expect(body.warm_up).toEqual({ day: 1, days: 14, percent: 20, ends_at: "2026-06-29T09:30:00.000Z" });
  expect(limitOf(body, "invitation")).toEqual({ category: "invitation", limit: 3, full_limit: 15 });
  for (const profile_id of ["prf_demo_0040", "prf_demo_0041", "prf_demo_0042"])
    expect((await service.call("send_invitation", { profile_id })).error).toBeUndefined();
  const refused = await service.call("send_invitation", { profile_id: "prf_demo_0051" });
  expect(refused.error).toMatchObject({ code: "safety_limit_reached", limit: 3 });

  service.clock.advance(7 * dayMs);
  const half = (await service.rest("GET /settings/warm-up")).body;
  expect(half.warm_up).toMatchObject({ day: 8, percent: 60 });
  expect(limitOf(half, "message")).toMatchObject({ limit: 90, full_limit: 150 });
  const usage = await readResource(service, "account/usage");
  expect(usage.categories.find(({ category }: any) => category === "message").limit).toBe(90);
  service.clock.advance(7 * dayMs);
  expect((await service.call("manage_warm_up", { action: "get" })).body.warm_up).toBeNull();
});

test("starting again keeps the start and changes only the length; stopping ends it", async () => {
  const service = await startService();
  const first = (await service.rest("POST /settings/warm-up", { days: 10 })).body;
  service.clock.advance(5 * dayMs);
  const again = (await service.call("manage_warm_up", { action: "start" })).body;
  expect(again.warm_up).toMatchObject({ day: 6, days: 10, percent: 60, ends_at: first.warm_up.ends_at });
  const longer = (await service.call("manage_warm_up", { action: "start", days: 20 })).body;
  expect(longer.warm_up).toMatchObject({ day: 6, days: 20, percent: 40 });
  const stopped = (await service.rest("DELETE /settings/warm-up")).body;
  expect(stopped.warm_up).toBeNull();
  expect(stopped.limits.every(({ limit, full_limit }: any) => limit === full_limit)).toBe(true);
  expect((await service.call("manage_warm_up", { action: "stop" })).body).toEqual(stopped);
  expect((await service.call("get_account")).body.warm_up).toBeNull();
});
