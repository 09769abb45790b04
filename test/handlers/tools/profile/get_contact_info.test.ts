import { expect, test } from "vitest";
import { block } from "../../../support/block.ts";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const shown = { email: "ana@example.com", phone: "+49 30 123456", website: "https://ana.example/", birthday: "03-14" };

test("returns all contact details of connections, but only the website of others", async () => {
  const service = await startService();
  const network = networkOf(service);
  await network.updateTable("net_members").set(shown).execute();
  const connected = await service.call("get_contact_info", { profile_id: "prf_demo_0002" });
  expect(connected.body).toMatchObject({ profile: { id: "prf_demo_0002", degree: 1 }, ...shown });
  const own = await service.rest("GET /profiles/prf_demo_0001/contact-info");
  expect(own.body).toMatchObject({ profile: { id: "prf_demo_0001", degree: null }, ...shown });
  const { other_id: other } = await network
    .selectFrom("net_connections as c")
    .select("c.other_id")
    .where("c.member_id", "=", "prf_demo_0002")
    .where("c.other_id", "!=", "prf_demo_0001")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("net_connections as mine")
            .select("mine.other_id")
            .where("mine.member_id", "=", "prf_demo_0001")
            .whereRef("mine.other_id", "=", "c.other_id"),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  const stranger = await service.call("get_contact_info", { profile_id: other });
  expect(stranger.body).toMatchObject({ profile: { degree: 2 }, email: null, phone: null, birthday: null });
  expect(stranger.body.website).toBe(shown.website);
});

test("rejects unknown and blocked members, and records a profile view", async () => {
  const service = await startService();
  await block(service, "prf_demo_0003", "prf_demo_0001");
  for (const profile_id of ["prf_demo_9999", "prf_demo_0003"]) {
    const { error } = await service.call("get_contact_info", { profile_id });
    expect(error).toMatchObject({ status: 404, code: "not_found" });
  }
  await service.call("get_contact_info", { profile_id: "prf_demo_0002" });
  await service.service.writeBehind.flush();
  const views = await networkOf(service)
    .selectFrom("net_profile_views")
    .select("viewer_id")
    .where("member_id", "=", "prf_demo_0002")
    .where("viewed_at", "=", service.clock())
    .execute();
  expect(views).toEqual([{ viewer_id: "prf_demo_0001" }]);
});
