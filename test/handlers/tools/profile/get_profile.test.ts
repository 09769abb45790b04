import { expect, test } from "vitest";
import { block } from "../../../support/block.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const ana = "prf_demo_0002";

const rowOf = (service: TestService, id: string) =>
  networkOf(service).selectFrom("net_members").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

const connectionsOf = async (service: TestService, id: string): Promise<string[]> => {
  const rows = await networkOf(service)
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", id)
    .execute();
  return rows.map(({ other_id }) => other_id);
};

test("returns a member by id, handle and URL, with counts that match the rows", async () => {
  const service = await startService();
  const row = await rowOf(service, ana);
  const { body } = await service.call("get_profile", { profile_id: ana });
  const own = await connectionsOf(service, owner);
  const theirs = await connectionsOf(service, ana);
  expect(body).toMatchObject({
    id: ana,
    handle: row.handle,
    name: row.name,
    headline: row.headline,
    location: row.location,
    industry: row.industry,
    about: row.about,
    degree: 1,
    mutual_connection_count: own.filter((id) => theirs.includes(id)).length,
    connection_count: theirs.length,
    follower_count: row.follower_count,
    open_profile: row.open_profile === 1,
    own: false,
    url: `https://network.example/in/${row.handle}`,
  });
  for (const reference of [row.handle, row.handle.toUpperCase(), body.url, `${body.url}/?trk=mail`]) {
    const response = await service.rest(`GET /profiles/${encodeURIComponent(reference)}`);
    expect(response.body, reference).toEqual(body);
  }
});

test("returns the account's own profile without an id", async () => {
  const service = await startService();
  const { body } = await service.rest("GET /profile");
  expect(body).toMatchObject({
    id: owner,
    own: true,
    degree: null,
    mutual_connection_count: 0,
    following: false,
    pending_invitation: null,
  });
  expect((await service.call("get_profile", { profile_id: owner })).body).toEqual(body);
  const usage = await service.store.reader.selectFrom("sb_usage").select(["category", "used"]).execute();
  expect(usage).toEqual([{ category: "profile_view", used: 2 }]);
});

test("returns the requested sections, and null for the others", async () => {
  const service = await startService();
  const whole = (await service.call("get_profile", { profile_id: ana })).body;
  const sections = ["about", "positions", "education", "skills", "recommendations", "contact"];
  for (const section of sections) {
    const { body } = await service.rest(`GET /profiles/${ana}?sections=${section}`);
    for (const name of sections)
      expect(body[name], `${name} of ${section}`).toEqual(name === section ? whole[name] : null);
  }
  const none = await service.call("get_profile", { profile_id: ana, sections: [] });
  for (const name of sections) expect(none.body[name]).toBeNull();
});

test("current positions come first, then by end date, with their duration in months", async () => {
  const service = await startService();
  const tables = networkOf(service);
  await tables.deleteFrom("net_positions").where("member_id", "=", ana).execute();
  const position = (id: string, title: string, started_on: string, ended_on: string | null) => ({
    id,
    member_id: ana,
    company_id: null,
    company_name: "Rye",
    title,
    location: null,
    started_on,
    ended_on,
    description: null,
  });
  await tables
    .insertInto("net_positions")
    .values([
      position("pos_1", "Apprentice", "2019-01-01", "2020-12-31"),
      position("pos_2", "Baker", "2021-01-01", null),
      position("pos_3", "Head baker", "2026-06-01", null),
      position("pos_4", "Guest", "2020-05-01", "2021-02-15"),
    ])
    .execute();
  const { body } = await service.call("get_profile", { profile_id: ana, sections: ["positions"] });
  expect(body.positions.map(({ title, months }: { title: string; months: number }) => [title, months])).toEqual([
    ["Head baker", 0],
    ["Baker", 65],
    ["Guest", 9],
    ["Apprentice", 23],
  ]);
  expect(body.current_position).toEqual({
    title: "Head baker",
    company_id: null,
    company_name: "Rye",
    started_on: "2026-06-01",
  });
});

test("skills are sorted by endorsements and show which ones the account endorsed", async () => {
  const service = await startService();
  const tables = networkOf(service);
  const skills = await tables.selectFrom("net_skills").selectAll().where("member_id", "=", ana).execute();
  const endorsed = await tables
    .selectFrom("net_endorsements")
    .select("skill")
    .where("member_id", "=", ana)
    .where("endorser_id", "=", owner)
    .execute();
  const { body } = await service.call("get_profile", { profile_id: ana, sections: ["skills"] });
  expect(body.skills).toEqual(
    skills
      .sort((a, b) => b.endorsement_count - a.endorsement_count || (a.skill < b.skill ? -1 : 1))
      .map(({ skill, endorsement_count }) => ({
        name: skill,
        endorsement_count,
        endorsed: endorsed.some((row) => row.skill === skill),
      })),
  );
  expect(body.skills.length).toBeGreaterThan(0);
});

test("shares contact details with connections only, the website with everybody", async () => {
  const service = await startService();
  const details = { email: "a@b.example", phone: "+46 1", birthday: "04-01", website: "https://a.example" };
  await networkOf(service).updateTable("net_members").set(details).where("id", "in", [ana, "prf_demo_0040"]).execute();
  const contactOf = async (profile_id: string) =>
    (await service.call("get_profile", { profile_id, sections: ["contact"] })).body.contact;
  const website = "https://a.example";
  const close = { email_shared: true, phone_shared: true, birthday_shared: true, website };
  expect(await contactOf(ana)).toEqual(close);
  expect(await contactOf("prf_demo_0040")).toEqual({
    email_shared: false,
    phone_shared: false,
    birthday_shared: false,
    website,
  });
});

test("returns the pending invitation with its direction", async () => {
  const service = await startService();
  const invitations = await networkOf(service)
    .selectFrom("net_invitations")
    .select(["id", "sender_id", "recipient_id"])
    .where("id", "in", ["inv_demo_0001", "inv_demo_0006"])
    .orderBy("id")
    .execute();
  const [received, sent] = invitations;
  const pendingWith = async (profile_id: string | undefined) =>
    (await service.call("get_profile", { profile_id, sections: [] })).body.pending_invitation;
  expect(await pendingWith(received?.sender_id)).toEqual({ id: "inv_demo_0001", direction: "received" });
  expect(await pendingWith(sent?.recipient_id)).toEqual({ id: "inv_demo_0006", direction: "sent" });
  expect(await pendingWith(ana)).toBeNull();
});

test("blocked, blocking and unknown members return the same 404", async () => {
  const service = await startService();
  await block(service, owner, ana);
  await block(service, "prf_demo_0003", owner);
  const problems = [];
  for (const profile_id of [ana, "prf_demo_0003", "prf_nobody"]) {
    const { request_id: _id, ...problem } = (await service.call("get_profile", { profile_id })).error;
    problems.push(problem);
  }
  expect(problems[0]).toMatchObject({ status: 404, code: "not_found" });
  expect(problems[1]).toEqual(problems[0]);
  expect(problems[2]).toEqual(problems[0]);
  const usage = await service.store.reader.selectFrom("sb_usage").select("used").execute();
  expect(usage).toEqual([{ used: 0 }]);
});

test("rejects unknown and repeated sections", async () => {
  const service = await startService();
  const unknown = await service.call("get_profile", { sections: ["hobbies"] });
  expect(unknown.error).toMatchObject({ status: 400, errors: [{ pointer: "/sections/0" }] });
  const twice = await service.call("get_profile", { sections: ["about", "about"] });
  expect(twice.error).toMatchObject({ status: 400, errors: [{ pointer: "/sections" }] });
});

test("a URL of another network is not found", async () => {
  const service = await startService();
  const { handle, url } = (await service.call("get_profile", { profile_id: "prf_demo_0002", sections: [] })).body;
  expect((await service.call("get_profile", { profile_id: url })).body.handle).toBe(handle);
  expect((await service.call("get_profile", { profile_id: `https://evil.example/in/${handle}` })).error.code).toBe(
    "not_found",
  );
  expect((await service.call("get_company_profile", { company_id: "https://evil.example/company/x" })).error.code).toBe(
    "not_found",
  );
});
