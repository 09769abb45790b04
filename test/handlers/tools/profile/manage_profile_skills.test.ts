import { expect, test } from "vitest";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const names = (body: { data: readonly { name: string }[] }): string[] => body.data.map(({ name }) => name);

test("adds a skill once, and get_profile returns it", async () => {
  const service = await startService();
  const { body } = await service.call("manage_profile_skills", { action: "add", skill: "Zero-Downtime Migrations" });
  expect(body.data).toContainEqual({ name: "Zero-Downtime Migrations", endorsement_count: 0, endorsed: false });
  const again = await service.rest("POST /profile/skills", { skill: "zero-downtime migrations" });
  expect(again.body).toEqual(body);
  const profile = await service.call("get_profile", { sections: ["skills"] });
  expect(profile.body.skills).toEqual(body.data);
});

test("a blank skill is rejected", async () => {
  const service = await startService();
  const { error } = await service.call("manage_profile_skills", { action: "add", skill: " " });
  expect(error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/skill" }] });
});

test("removes a skill with its endorsements; removing it again changes nothing", async () => {
  const service = await startService();
  const { body: before } = await service.call("get_profile", { sections: ["skills"] });
  const [first] = names({ data: before.skills });
  const { body } = await service.rest(`DELETE /profile/skills/${encodeURIComponent(first ?? "")}`);
  expect(names(body)).toEqual(names({ data: before.skills }).slice(1));
  const left = await networkOf(service)
    .selectFrom("net_endorsements")
    .select("skill")
    .where("member_id", "=", owner)
    .where("skill", "=", first ?? "")
    .execute();
  expect(left).toEqual([]);
  expect((await service.call("manage_profile_skills", { action: "remove", skill: first })).body).toEqual(body);
});

test("names that differ in symbols are different skills, those that differ in case, accents or white space are not", async () => {
  const service = await startService();
  await networkOf(service).deleteFrom("net_skills").where("member_id", "=", owner).execute();
  const change = async (action: "add" | "remove", skill: string): Promise<string[]> =>
    names((await service.call("manage_profile_skills", { action, skill })).body).sort();
  for (const skill of ["C", "C++", "Café  Management"]) await change("add", skill);
  expect(await change("add", " cafe management ")).toEqual(["C", "C++", "Café  Management"]);
  expect(await change("remove", "C#")).toEqual(["C", "C++", "Café  Management"]);
  expect(await change("remove", "c++")).toEqual(["C", "Café  Management"]);
});

test("a profile has at most 100 skills", async () => {
  const service = await startService();
  await networkOf(service).deleteFrom("net_skills").where("member_id", "=", owner).execute();
  const rows = Array.from({ length: 100 }, (_, index) => ({
    member_id: owner,
    skill: `Skill ${index}`,
    endorsement_count: 0,
  }));
  await networkOf(service).insertInto("net_skills").values(rows).execute();
  const { error } = await service.call("manage_profile_skills", { action: "add", skill: "One More" });
  expect(error).toMatchObject({ status: 409, code: "conflict" });
});
