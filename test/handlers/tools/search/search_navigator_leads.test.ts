import { beforeAll, expect, test } from "vitest";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const dayMs = 86_400_000;
let service: TestService;

beforeAll(async () => {
  const endings: (() => unknown)[] = [];
  service = await startService({ onEnd: (end) => endings.push(end) });
  return async () => {
    for (const end of endings) await end();
  };
});

/** Reads all members but the account's own, by prominence, each with the values that the filters depend on. */
async function readMembers() {
  const net = networkOf(service);
  const members = await net
    .selectFrom("net_members")
    .selectAll()
    .where("id", "!=", "prf_demo_0001")
    .orderBy("rank")
    .execute();
  const positions = await net.selectFrom("net_positions").selectAll().execute();
  const companies = await net.selectFrom("net_companies").select(["id", "size_band"]).execute();
  const posts = await net.selectFrom("net_posts").select(["author_id", "created_at"]).execute();
  return members.map((member) => {
    const own = positions.filter(({ member_id }) => member_id === member.id);
    const current = own.filter(({ ended_on }) => ended_on === null);
    return {
      ...member,
      own,
      current,
      startedAt: Math.max(...current.map(({ started_on }) => Date.parse(started_on))),
      size: companies.find(({ id }) => id === member.company_id)?.size_band,
      postedAt: Math.max(
        0,
        ...posts.filter(({ author_id }) => author_id === member.id).map(({ created_at }) => created_at),
      ),
    };
  });
}

type Row = Awaited<ReturnType<typeof readMembers>>[number];

const isNew = (row: Row): boolean => {
  const since = new Date(service.clock() - 90 * dayMs).toISOString().slice(0, 10);
  return row.current.some(({ started_on, company_name }) => {
    const earlier = row.own.filter((other) => other.started_on < started_on);
    return started_on >= since && earlier.length > 0 && earlier.every((other) => other.company_name !== company_name);
  });
};

const cases: readonly (readonly [object, (row: Row) => boolean])[] = [
  [{ seniority: ["director", "vp"] }, ({ seniority }) => ["director", "vp"].includes(seniority)],
  [{ function: ["product", "sales"] }, (row) => ["product", "sales"].includes(row.function)],
  [{ company_headcount: ["51-200", "201-500"] }, ({ size }) => size === "51-200" || size === "201-500"],
  [
    { years_in_position: { min: 2, max: 5 } },
    ({ startedAt }) => {
      const years = (service.clock() - startedAt) / (365.25 * dayMs);
      return years >= 2 && years <= 5 + 1 / 365;
    },
  ],
  [{ changed_jobs: true }, isNew],
  [{ changed_jobs: false, seniority: ["cxo"] }, (row) => !isNew(row) && row.seniority === "cxo"],
  [{ posted_recently: true }, ({ postedAt }) => postedAt >= service.clock() - 30 * dayMs],
  [{ title: "engineer", seniority: ["senior"] }, (row) => row.seniority === "senior" && /engineer/i.test(row.title)],
];

test.each(cases)("%j finds exactly the members that a filter of the raw rows finds", async (query, matches) => {
  const expected = (await readMembers()).filter(matches).map(({ id }) => id);
  const found = await everyPage<{ id: string }>(service, "search_navigator_leads", query, 5);
  expect(found.map(({ id }) => id)).toEqual(expected);
});

test("names unknown values and what to omit, if nothing is found", async () => {
  const read = async (input: object) => (await service.call("search_navigator_leads", input)).body;
  const { data, no_matches } = await read({ location: "Stokholm", seniority: ["vp"] });
  expect(data).toEqual([]);
  expect(no_matches).toEqual({
    unknown_values: [{ input: "location", value: "Stokholm", nearest: ["Stockholm, Sweden"] }],
    loosen: [{ omit: "location", total: expect.any(Number), total_is_exact: expect.any(Boolean) }],
  });
  expect((await read({ seniority: ["vp"] })).no_matches).toBeNull();
});

test("a range whose minimum exceeds its maximum is rejected", async () => {
  const { error } = await service.call("search_navigator_leads", { years_in_position: { min: 3, max: 1 } });
  expect(error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/years_in_position/max" }] });
});
