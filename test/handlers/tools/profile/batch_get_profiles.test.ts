import { expect, test } from "vitest";
import { block } from "../../../support/block.ts";
import { startService } from "../../../support/start-service.ts";

test("returns each profile as get_profile does, and reports those that cannot be read", async () => {
  const service = await startService();
  await block(service, "prf_demo_0003", "prf_demo_0001");
  const ids = ["prf_demo_0004", "prf_demo_9999", "prf_demo_0002", "prf_demo_0003"];
  const { body } = await service.rest("POST /profiles/batch", { profile_ids: ids, sections: ["skills"] });
  expect(body).toMatchObject({ succeeded: 2, failed: 2 });
  expect(body.data.map((item: { profile_id: string }) => item.profile_id)).toEqual(ids);
  for (const { profile_id, profile, error } of body.data) {
    const single = await service.call("get_profile", { profile_id, sections: ["skills"] });
    expect(profile).toEqual(single.body ?? null);
    expect(error).toEqual(single.error ? { code: "not_found", detail: single.error.detail } : null);
  }
});

test("counts each profile as one view, and reads nothing if too few views remain", async () => {
  const service = await startService();
  const used = async (): Promise<number> => {
    const { body } = await service.call("get_account");
    expect(body.id).toBe(service.accountId);
    const row = await service.store.reader
      .selectFrom("sb_usage")
      .select("used")
      .where("category", "=", "profile_view")
      .executeTakeFirst();
    return row?.used ?? 0;
  };
  const ids = (from: number, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `prf_demo_${String(from + index).padStart(4, "0")}`);
  await service.call("batch_get_profiles", { profile_ids: ids(2, 50) });
  expect(await used()).toBe(50);
  for (let call = 0; call < 3; call += 1) await service.call("batch_get_profiles", { profile_ids: ids(2, 50) });
  await service.call("batch_get_profiles", { profile_ids: ids(2, 40) });
  expect(await used()).toBe(240);
  const { error } = await service.call("batch_get_profiles", { profile_ids: ids(2, 11) });
  expect(error).toMatchObject({ status: 429, code: "safety_limit_reached", remaining: 10 });
  expect(await used()).toBe(240);
});
