import { expect, test } from "vitest";
import { everyPage } from "../../../support/every-page.ts";
import { startService } from "../../../support/start-service.ts";

test("lists the newest entry first, with names, and filters by kind", async () => {
  const service = await startService();
  const ana = (await service.call("get_profile", { profile_id: "prf_demo_0002" })).body;
  service.clock.advance(1000);
  await service.call("add_exclusions", { profile_ids: [ana.id], reason: "Customer" });
  const all = await everyPage<any>(service, "list_exclusions", {}, 2);
  expect(all[0]).toMatchObject({ kind: "member", value: ana.id, name: ana.name, reason: "Customer" });
  const times = all.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort().reverse());
  for (const kind of ["member", "company", "domain"]) {
    const { data } = (await service.rest(`GET /exclusions?kind=${kind}&limit=100`)).body;
    expect(data).toEqual(all.filter((entry) => entry.kind === kind));
  }
});
