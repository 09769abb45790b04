import { expect, test } from "vitest";
import type { SearchParameter } from "../../../../generated/schemas.ts";
import { countValues, storeCounts, valueKinds } from "../../../../handlers/network/mirror/search/value-counts.ts";
import { networkOf } from "../../../support/network.ts";
import { foldWords } from "../../../../handlers/network/mirror/sql/fold-words.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const read = async (service: TestService, input: object): Promise<SearchParameter[]> =>
  (await service.call("get_search_parameters", input)).body.data;

function count(values: readonly (string | null)[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
}

test("lists the values of members, most used first", async () => {
  const service = await startService();
  const members = await networkOf(service).selectFrom("net_members").selectAll().execute();
  const skills = await networkOf(service).selectFrom("net_skills").select("skill").execute();
  const expected = {
    location: count(members.map(({ location }) => location)),
    industry: count(members.map(({ industry }) => industry)),
    title: count(members.map(({ title }) => title)),
    school: count(members.map(({ school }) => school)),
    skill: count(skills.map(({ skill }) => skill)),
  };
  for (const [kind, values] of Object.entries(expected)) {
    const found = await read(service, { kind, limit: 100 });
    expect(found).toEqual(
      values.slice(0, 100).map(([value, member_count]) => ({ kind, value, name: value, member_count })),
    );
  }
});

test("lists companies by id, including those without members", async () => {
  const service = await startService();
  const network = networkOf(service);
  const companies = await network.selectFrom("net_companies").select(["id", "name"]).execute();
  const members = await network.selectFrom("net_members").select("company_id").execute();
  const found = await read(service, { kind: "company", limit: 100 });
  expect(found).toHaveLength(companies.length);
  for (const { value, name, member_count } of found) {
    expect(companies).toContainEqual({ id: value, name });
    expect(member_count).toBe(members.filter(({ company_id }) => company_id === value).length);
  }
});

test("finds values by prefixes of words, on both surfaces, and search_people accepts the results", async () => {
  const service = await startService();
  const [company] = await read(service, { kind: "company", keyword: "KVARNBY" });
  expect(company).toMatchObject({ value: "cmp_demo_0001", name: "Kvarnby Systems" });
  const employees = (await service.call("search_people", { company: company?.value, limit: 100 })).body.data;
  expect(employees).toHaveLength((company?.member_count ?? 0) - 1); // the account itself works there
  const { body } = await service.rest("GET /search/parameters?kind=location&keyword=swe&limit=1");
  expect(body.data).toEqual(await read(service, { kind: "location", keyword: "swe", limit: 1 }));
  expect(body.data[0].value).toContain("Sweden");
  const residents = (await service.call("search_people", { location: body.data[0].value, limit: 100 })).body.data;
  expect(residents.length).toBeGreaterThanOrEqual(body.data[0].member_count - 1);
  expect(await read(service, { kind: "skill", keyword: "zzzz" })).toEqual([]);
});

test("the stored counts of a large network yield the same results, and are used until they are updated", async () => {
  const service = await startService();
  const network = { db: networkOf(service) };
  const inputs = valueKinds.flatMap((kind) => [
    { kind, limit: 100 },
    { kind, limit: 3 },
    { kind, keyword: "s", limit: 4 },
  ]);
  const readAll = async () => Promise.all(inputs.map((input) => read(service, input)));
  const counted = await readAll();
  const count = async () => {
    for (const kind of valueKinds) await storeCounts(network, kind, await countValues(network, kind, false));
  };
  await count();
  expect(await readAll()).toEqual(counted);
  const [company] = await network.db.selectFrom("net_companies").select("name").where("name", "like", "% %").execute();
  const keyword = foldWords(company?.name ?? "")
    .map((word) => word.slice(0, 2))
    .join(" ");
  const names = (await read(service, { kind: "company", keyword })).map(({ name }) => name);
  expect(names).toContain(company?.name);

  const location = "Atlantis, Ocean";
  await network.db.updateTable("net_members").set({ location }).execute();
  expect(await readAll()).toEqual(counted);
  await count();
  const members = await network.db.selectFrom("net_members").select("id").execute();
  expect(await read(service, { kind: "location" })).toEqual([
    { kind: "location", value: location, name: location, member_count: members.length },
  ]);
});

test("rejects an unknown kind", async () => {
  const service = await startService();
  const { error } = await service.rest("GET /search/parameters?kind=city");
  expect(error).toMatchObject({ status: 400, code: "invalid_arguments", errors: [{ pointer: "/kind" }] });
});
