import { expect, test } from "vitest";
import type { ProfileSummary } from "../../../../generated/schemas.ts";
import { indexMember } from "../../../../handlers/network/mirror/profiles/index-member.ts";
import { foldWords } from "../../../../handlers/network/mirror/sql/fold-words.ts";
import { memberText } from "../../../../handlers/network/mirror/sql/searchable-text.ts";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";

const search = (service: TestService, query: object, limit = 100): Promise<ProfileSummary[]> =>
  everyPage<ProfileSummary>(service, "search_people", query, limit);

const idsOf = (members: readonly { id: string }[]): string[] => members.map(({ id }) => id);

/** Reads all members but the account in result order, with their degree and the text that the index should contain. */
async function readEverybody(service: TestService) {
  const network = networkOf(service);
  const members = await network.selectFrom("net_members").selectAll().orderBy("rank").execute();
  const skills = await network.selectFrom("net_skills").selectAll().execute();
  const pairs = await network.selectFrom("net_connections").select(["member_id", "other_id"]).execute();
  const connectionsOf = (id: string) => pairs.filter((pair) => pair.member_id === id).map((pair) => pair.other_id);
  const own = new Set(connectionsOf(owner));
  const everybody = members
    .filter(({ id }) => id !== owner)
    .map((member) => {
      const theirs = connectionsOf(member.id);
      const degree = own.has(member.id) ? 1 : theirs.some((id) => own.has(id)) ? 2 : theirs.length > 0 ? 3 : null;
      const ownSkills = skills.filter(({ member_id }) => member_id === member.id).map(({ skill }) => skill);
      return { ...member, degree, text: [memberText(member, ownSkills).text].flat().join(" ") };
    });
  return [...everybody.filter(({ degree }) => degree === 1), ...everybody.filter(({ degree }) => degree !== 1)];
}

interface AddedMembers {
  readonly count: number;
  /** How many of these members, the last ones, are connections of the account. */
  readonly connections: number;
  /** The number of members before them who have connections, but no mutual ones. */
  readonly ofThirdDegree: number;
}

/** Adds members with the title "Quokka" who are less prominent than all others. */
async function addMembers(service: TestService, { count, connections, ofThirdDegree }: AddedMembers): Promise<void> {
  const db = networkOf(service);
  const { rank: last, ...member } = await db
    .selectFrom("net_members")
    .selectAll()
    .orderBy("rank", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  Reflect.deleteProperty(member, "network_id"); // networkOf adds it to each row
  const added = Array.from({ length: count }, (_, at) => ({
    ...{ ...member, id: `prf_stranger_${at}`, handle: `stranger-${at}`, title: "Quokka", rank: last + at + 1 },
    connection_count: at >= count - connections - ofThirdDegree ? 1 : 0,
  }));
  for (let at = 0; at < added.length; at += 50)
    await db
      .insertInto("net_members")
      .values(added.slice(at, at + 50))
      .execute();
  for (const { id } of added) await indexMember({ networkId: 1, db, dialect: service.store.dialect }, id);
  for (const { id, rank } of added.slice(-connections))
    await db
      .insertInto("net_connections")
      .values({ member_id: owner, other_id: id, other_rank: rank, connected_at: service.clock() })
      .execute();
}

/** Returns whether all words occur in a text, the last one as a prefix. */
function contains(text: string, query: string): boolean {
  const words = foldWords(text);
  const wanted = foldWords(query);
  return wanted.every((word, at) =>
    at === wanted.length - 1 ? words.some((other) => other.startsWith(word)) : words.includes(word),
  );
}

test("if nothing is found, names unknown and nearest values, and counts the results without each filter", async () => {
  const service = await startService();
  const read = async (input: object) => (await service.call("search_people", input)).body;
  const misspelled = await read({ keyword: "engineer", location: "Stokholm", degree: [1] });
  expect(misspelled).toMatchObject({ data: [], total: 0, total_is_exact: true });
  expect(misspelled.no_matches.unknown_values).toEqual([
    { input: "location", value: "Stokholm", nearest: ["Stockholm, Sweden"] },
  ]);
  const { total } = await read({ keyword: "engineer", degree: [1] });
  expect(misspelled.no_matches.loosen).toEqual([{ omit: "location", total, total_is_exact: true }]);
  const wordy = (await read({ keyword: "zyzzyva engineer", degree: [1] })).no_matches;
  expect(wordy.unknown_values).toEqual([{ input: "keyword", value: "zyzzyva", nearest: [] }]);
  expect(wordy.loosen).toContainEqual({ omit: "keyword", use: "engineer", total, total_is_exact: true });
  expect((await read({ industry: "Telehealth" })).no_matches.unknown_values[0].nearest).toEqual(["Telecommunications"]);
  const word = (await read({ keyword: "telehealth" })).no_matches;
  expect(word.unknown_values).toEqual([
    { input: "keyword", value: "telehealth", nearest: [] },
    { input: "industry", value: "telehealth", nearest: ["Telecommunications"] },
  ]);
  const heads = (await read({ title: "head of engineering" })).no_matches.unknown_values[0].nearest;
  expect(heads[0]).toMatch(/Engineering/);
  const company = (await read({ company: "Kvanby Sytems" })).no_matches;
  expect(company.unknown_values[0].nearest[0]).toBe("Kvarnby Systems");
  const combined = await read({ company: "cmp_demo_0001", industry: "Renewable Energy" });
  expect(combined.no_matches.unknown_values).toEqual([]);
  const totalOf = async (input: object): Promise<number> => (await read(input)).total;
  const counts = await Promise.all([totalOf({ company: "cmp_demo_0001" }), totalOf({ industry: "Renewable Energy" })]);
  expect(combined.no_matches.loosen.map((one: { total: number }) => one.total)).toEqual(counts.sort((a, b) => b - a));
  expect((await read({ keyword: "engineer" })).no_matches).toBeNull();
});

test("requires every word of a long keyword", async () => {
  const service = await startService();
  const words = Array.from({ length: 60 }, (_, at) => `w${at}`).join(" ");
  await networkOf(service).updateTable("net_members").set({ about: words }).where("id", "=", "prf_demo_0009").execute();
  await indexMember({ networkId: 1, db: networkOf(service), dialect: service.store.dialect }, "prf_demo_0009");
  expect(idsOf(await search(service, { keyword: words }))).toEqual(["prf_demo_0009"]);
  expect(await search(service, { keyword: `${words} zzzq` })).toEqual([]);
});

test("finds members by the values of get_search_parameters, and by a title without words", async () => {
  const service = await startService();
  for (const kind of ["title", "company", "location", "industry", "school"]) {
    const { data } = (await service.call("get_search_parameters", { kind, limit: 100 })).body;
    const some = (data as { value: string; member_count: number }[]).filter(({ member_count }) => member_count > 1);
    for (const { value } of some.slice(-4)) {
      expect(await search(service, { [kind]: value }, 10), `${kind} ${value}`).not.toEqual([]);
    }
  }
  await networkOf(service).updateTable("net_members").set({ title: "✨" }).where("id", "=", "prf_demo_0009").execute();
  expect(idsOf(await search(service, { title: "✨" }))).toEqual(["prf_demo_0009"]);
});

test("returns each hit once for any page size, on both surfaces", async () => {
  const service = await startService();
  const expected = await search(service, { keyword: "manager" });
  expect(new Set(expected.map(({ degree }) => degree)).size).toBeGreaterThan(1);
  for (const limit of [1, 2, 9]) expect(await search(service, { keyword: "manager" }, limit)).toEqual(expected);
  expect((await service.rest("POST /search/people", { keyword: "manager", limit: 100 })).body.data).toEqual(expected);
  const { body } = await service.rest("GET /search/people?keyword=manager&limit=5&degree=1&degree=2");
  expect(idsOf(body.data)).toEqual(idsOf(expected.filter(({ degree }) => degree === 1 || degree === 2).slice(0, 5)));
});

test("combines the filters with each other and with the keyword", async () => {
  const service = await startService();
  const everybody = await readEverybody(service);
  const ofCompany = everybody.filter(({ company_id }) => company_id === "cmp_demo_0001");
  expect(idsOf(await search(service, { company: "cmp_demo_0001" }, 4))).toEqual(idsOf(ofCompany));
  expect(idsOf(await search(service, { company: "Kvarnby Systems" }))).toEqual(idsOf(ofCompany));
  expect(idsOf(await search(service, { company: "cmp_demo_0001", title: "engineer" }))).toEqual(
    idsOf(ofCompany.filter(({ title }) => contains(title, "engineer"))),
  );
  const { location, industry, school } = everybody[3] ?? {};
  expect(idsOf(await search(service, { location, industry }))).toEqual(
    idsOf(everybody.filter((m) => m.location === location && m.industry === industry)),
  );
  expect(idsOf(await search(service, { school, keyword: "director" }))).toEqual(
    idsOf(everybody.filter((m) => m.school === school && contains(m.text, "director"))),
  );
});

test("filters by degree", async () => {
  const service = await startService();
  const everybody = await readEverybody(service);
  for (const degree of [[1], [2], [3], [2, 3], [1, 3], [1, 2, 3]]) {
    const isWanted = (member: { degree: number | null }) => degree.includes(member.degree ?? 0);
    expect(idsOf(await search(service, { degree }, 7))).toEqual(idsOf(everybody.filter(isWanted)));
    const wanted = everybody.filter((member) => isWanted(member) && contains(member.text, "a"));
    expect(idsOf(await search(service, { degree, keyword: "a" })).sort()).toEqual(idsOf(wanted).sort());
    const { total } = (await service.call("search_people", { degree, keyword: "a" })).body;
    expect(total).toBe(wanted.length);
  }
  const found = await search(service, { degree: [2], keyword: "a" });
  expect(new Set(found.map(({ degree }) => degree))).toEqual(new Set([2]));
});

test("totals of degrees are exact, or do not contradict the pages, even if the few matching members come last", async () => {
  const service = await startService();
  await addMembers(service, { count: 2_100, connections: 5, ofThirdDegree: 9 });
  const read = async (input: object) => (await service.call("search_people", input)).body;
  for (const query of [{}, { keyword: "quokka" }, { title: "quokka" }]) {
    const all = await search(service, { ...query, degree: [1] });
    const { total, total_is_exact } = await read({ ...query, degree: [1] });
    expect({ total, total_is_exact }).toEqual({ total: all.length, total_is_exact: true });
    expect(all.length).toBeGreaterThanOrEqual(5);
  }
  for (const degree of [[2], [3], [1, 3], [1, 2]]) {
    let page = await read({ degree, limit: 7 });
    for (let shown = 7; page.next_cursor !== null; shown += 7) {
      expect(page.total).toBeGreaterThan(shown);
      page = await read({ degree, limit: 7, cursor: page.next_cursor });
    }
    const total = (await search(service, { degree })).length;
    expect(page, degree.join()).toMatchObject({ total, total_is_exact: true });
  }
  const near = (await read({ keyword: "zyxwv", degree: [1] })).no_matches.loosen;
  const { total } = await read({ degree: [1] });
  expect(near).toContainEqual({ omit: "keyword", total, total_is_exact: true });
  const far = (await read({ title: "zyxwv", degree: [3] })).no_matches.loosen;
  expect(far).toContainEqual({
    omit: "title",
    total: (await search(service, { degree: [3] })).length,
    total_is_exact: true,
  });
});

test("lists everybody without a keyword, and nobody for a keyword without words", async () => {
  const service = await startService();
  const everybody = idsOf(await readEverybody(service));
  expect(idsOf(await search(service, {}, 11))).toEqual(everybody);
  expect(idsOf(await search(service, { title: "" }))).toEqual(everybody);
  expect(await search(service, { keyword: "!?" })).toEqual([]);
  expect(await search(service, { keyword: "nobodyhasthisword" })).toEqual([]);
  expect(await search(service, { company: "cmp_demo_9999" })).toEqual([]);
});

test("never shows members blocked in either direction", async () => {
  const service = await startService();
  const before = idsOf(await search(service, {}));
  await block(service, owner, "prf_demo_0002");
  await block(service, "prf_demo_0040", owner);
  expect(idsOf(await search(service, {}))).toEqual(before.filter((id) => !/_00(02|40)$/.test(id)));
});

test("pages continue correctly if a member becomes a connection in between", async () => {
  const service = await startService();
  const query = { keyword: "a", degree: [2, 3] };
  const before = idsOf(await search(service, query));
  const first = (await service.call("search_people", { ...query, limit: 3 })).body;
  await service.call("respond_to_invitation", { invitation_id: "inv_demo_0001", action: "accept" });
  const rest = (await service.call("search_people", { ...query, limit: 100, cursor: first.next_cursor })).body;
  const seen = idsOf([...first.data, ...rest.data]);
  expect(new Set(seen).size).toBe(seen.length);
  const shown = new Set(idsOf(first.data));
  expect(seen).toEqual(before.filter((id) => id !== "prf_demo_0050" || shown.has(id)));
});

test("rejects arguments out of range and cursors of other searches", async () => {
  const service = await startService();
  const wrong = await service.rest("POST /search/people", { keyword: "", degree: [4], limit: 0, skill: "Go" });
  expect(wrong.error).toMatchObject({ status: 400, code: "invalid_arguments" });
  expect(wrong.error.errors.map((problem: { pointer: string }) => problem.pointer).sort()).toEqual([
    "/degree/0",
    "/keyword",
    "/limit",
    "/skill",
  ]);
  const { next_cursor } = (await service.call("search_people", { keyword: "a", limit: 1 })).body;
  const other = await service.call("search_people", { keyword: "b", limit: 1, cursor: next_cursor });
  expect(other.error).toMatchObject({ status: 400, code: "invalid_cursor" });
});

test("for a misspelled title, suggests titles with the fewest edits before those that begin alike", async () => {
  const { call } = await startService();
  for (const title of ["enginneer", "Enginer"]) {
    const [unknown] = (await call("search_people", { title })).body.no_matches.unknown_values;
    expect(unknown, title).toMatchObject({ input: "title", value: title });
    expect(unknown.nearest, title).toEqual(["Backend Engineer", "Software Engineer", "Solutions Engineer"]);
  }
  const [phrase] = (await call("search_people", { title: "Sofware Enginer" })).body.no_matches.unknown_values;
  expect(phrase.nearest[0]).toBe("Software Engineer");
});
