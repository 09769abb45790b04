import { expect, test } from "vitest";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { startService } from "../../../support/start-service.ts";

test("lists the latest first, filters by list ignoring case, and hides members who block the account", async () => {
  const service = await startService();
  const all = await everyPage<any>(service, "list_navigator_leads", {}, 2);
  const times = all.map(({ saved_at }) => saved_at);
  expect(times).toEqual([...times].sort().reverse());
  const key = (await service.rest("GET /navigator/leads?list=KEY%20accounts&limit=100")).body.data;
  expect(key).toEqual(all.filter(({ list }) => list === "Key accounts"));
  expect(key.length).toBeGreaterThan(0);
  await block(service, all[0].profile.id, "prf_demo_0001");
  expect((await service.call("list_navigator_leads", { limit: 1 })).body.data).toEqual([{ ...all[0], profile: null }]);
});
