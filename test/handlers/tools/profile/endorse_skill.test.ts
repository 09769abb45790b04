import { expect, test } from "vitest";
import type { Profile } from "../../../../generated/schemas.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const ana = "prf_demo_0002";

const skillsOf = async (service: TestService): Promise<NonNullable<Profile["skills"]>> =>
  (await service.call("get_profile", { profile_id: ana, sections: ["skills"] })).body.skills;

/** Adds to Ana's profile a skill that nobody has endorsed. */
async function addSkill(service: TestService, skill: string): Promise<void> {
  await networkOf(service).insertInto("net_skills").values({ member_id: ana, skill, endorsement_count: 0 }).execute();
}

test("endorses a skill once, whatever its spelling, and notifies the member", async () => {
  const service = await startService();
  await addSkill(service, "Café Management");
  const { body } = await service.call("endorse_skill", { profile_id: ana, skill: "cafe management" });
  expect(body).toMatchObject({
    profile: { id: ana },
    skill: "Café Management",
    endorsed_at: "2026-06-15T09:30:00.000Z",
    endorsement_count: 1,
  });
  service.clock.advance(60_000);
  expect((await service.rest(`POST /profiles/${ana}/endorsements`, { skill: "Café Management" })).body).toEqual(body);
  const skill = { name: "Café Management", endorsement_count: 1, endorsed: true };
  expect(await skillsOf(service)).toContainEqual(skill);
  const notices = await networkOf(service)
    .selectFrom("net_notices")
    .select(["actor_id", "text"])
    .where("member_id", "=", ana)
    .where("kind", "=", "endorsement")
    .execute();
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({ actor_id: "prf_demo_0001" });
  expect(notices[0]?.text).toMatch(/ endorsed you for Café Management\.$/);
});

test("does not endorse a skill whose name differs in a symbol", async () => {
  const service = await startService();
  await addSkill(service, "C++");
  const { error } = await service.call("endorse_skill", { profile_id: ana, skill: "C#" });
  expect(error).toMatchObject({ status: 404, code: "not_found" });
});

test("every skill's count equals its endorsements", async () => {
  const service = await startService();
  await addSkill(service, "Gardening");
  await service.call("endorse_skill", { profile_id: ana, skill: "Gardening" });
  const network = networkOf(service);
  const skills = await network.selectFrom("net_skills").selectAll().where("member_id", "=", ana).execute();
  const endorsements = await network.selectFrom("net_endorsements").selectAll().where("member_id", "=", ana).execute();
  for (const { skill, endorsement_count } of skills)
    expect([skill, endorsement_count]).toEqual([skill, endorsements.filter((one) => one.skill === skill).length]);
});

test("rejects members who are not connections, unknown skills and the account itself", async () => {
  const service = await startService();
  const unknown = await service.call("endorse_skill", { profile_id: ana, skill: "Juggling" });
  expect(unknown.error).toMatchObject({ status: 404, code: "not_found" });
  expect(unknown.error.detail).toContain("Juggling");
  await networkOf(service)
    .insertInto("net_skills")
    .values({ member_id: "prf_demo_0042", skill: "Juggling", endorsement_count: 0 })
    .execute();
  const stranger = await service.call("endorse_skill", { profile_id: "prf_demo_0042", skill: "Juggling" });
  expect(stranger.error).toMatchObject({ status: 403, code: "not_connected" });
  const own = await service.call("endorse_skill", { profile_id: "prf_demo_0001", skill: "Juggling" });
  expect(own.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/profile_id" }] });
});
