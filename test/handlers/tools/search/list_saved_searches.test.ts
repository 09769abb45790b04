import { expect, test } from "vitest";
import type { SavedSearch } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { startService } from "../../../support/start-service.ts";
import { retitle } from "./saved-searches.ts";

test("lists searches newest first for any page size, with their numbers of new results", async () => {
  const service = await startService();
  const all = await everyPage<SavedSearch>(service, "list_saved_searches", {}, 100);
  expect(all.map(({ id }) => id)).toEqual(["ssr_demo_0003", "ssr_demo_0002", "ssr_demo_0001"]);
  expect(await everyPage<SavedSearch>(service, "list_saved_searches", {}, 1)).toEqual(all);
  expect(all.some(({ new_count }) => (new_count ?? 0) > 0)).toBe(true);
});

test("counts new results up to 100", async () => {
  const service = await startService();
  await service.call("save_search", { name: "Divers", target: "people", query: { keyword: "diver" } });
  const ids = Array.from({ length: 101 }, (_, at) => `prf_demo_${String(at + 10).padStart(4, "0")}`);
  const count = async () => {
    const { new_count, new_count_is_exact } = (await service.call("list_saved_searches", { limit: 1 })).body.data[0];
    return [new_count, new_count_is_exact];
  };
  await retitle(service, "Diver", ...ids.slice(0, 100));
  expect(await count()).toEqual([100, true]);
  await retitle(service, "Diver", ...ids);
  expect(await count()).toEqual([100, false]);
});
