import { beforeAll, expect, test } from "vitest";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

let service: TestService;

beforeAll(async () => {
  const endings: (() => unknown)[] = [];
  service = await startService({ onEnd: (end) => endings.push(end) });
  return async () => {
    for (const end of endings) await end();
  };
});

/** Reads all companies with their growth and open jobs, by prominence. */
async function readCompanies() {
  const net = networkOf(service);
  const companies = await net.selectFrom("net_companies").selectAll().orderBy("rank").execute();
  const counts = await net.selectFrom("net_company_headcounts").selectAll().orderBy("day", "desc").execute();
  const jobs = await net.selectFrom("net_jobs").select(["company_id", "closed_at"]).execute();
  return companies.map((company) => {
    const own = counts.filter(({ company_id }) => company_id === company.id);
    const [latest, before] = [own[0]?.headcount ?? 0, own[12]?.headcount ?? null];
    const growth = before === null ? null : Math.round(((latest - before) / before) * 1000) / 10;
    const open = jobs.filter((job) => job.company_id === company.id && (job.closed_at ?? Infinity) > service.clock());
    return { ...company, growth, isHiring: open.length > 0 };
  });
}

type Row = Awaited<ReturnType<typeof readCompanies>>[number];

const cases: readonly (readonly [object, (row: Row) => boolean])[] = [
  [{ hiring: true }, ({ isHiring }) => isHiring],
  [{ hiring: false }, ({ isHiring }) => !isHiring],
  [{ headcount_growth: { min: 5 } }, ({ growth }) => growth !== null && growth >= 5],
  [
    { headcount_growth: { min: -5, max: 3 }, hiring: true },
    ({ growth, isHiring }) => growth !== null && growth >= -5 && growth <= 3 && isHiring,
  ],
  [
    { industry: ["software development", "Retail"] },
    ({ industry }) => ["Software Development", "Retail"].includes(industry),
  ],
  [{ company_headcount: ["51-200"] }, ({ size_band }) => size_band === "51-200"],
];

test.each(cases)("%j finds exactly the companies that a filter of the raw rows finds", async (query, matches) => {
  const expected = (await readCompanies()).filter(matches).map(({ id }) => id);
  const found = await everyPage<{ id: string }>(service, "search_navigator_accounts", query, 3);
  expect(found.map(({ id }) => id)).toEqual(expected);
});

test("technologies are the specialties that the company states, not words of its description", async () => {
  const rows = await readCompanies();
  const specialty = (JSON.parse(rows[0]?.specialties ?? "[]") as string[])[0] ?? "";
  const found = await everyPage<{ id: string }>(
    service,
    "search_navigator_accounts",
    { technologies: [specialty] },
    10,
  );
  const stated = rows.filter(({ specialties }) => (JSON.parse(specialties) as string[]).includes(specialty));
  expect(found.map(({ id }) => id)).toEqual(stated.map(({ id }) => id));
  const word = await service.call("search_navigator_accounts", { technologies: ["people work at"] });
  expect(word.body.data).toEqual([]);
});

test("the last word of the keyword and of each technology may be a prefix, whatever the order of the technologies", async () => {
  const find = async (query: object) =>
    (await everyPage<{ id: string }>(service, "search_navigator_accounts", query, 50)).map(({ id }) => id);
  const rows = (await readCompanies()).map((row) => ({ ...row, stated: JSON.parse(row.specialties) as string[] }));
  const [first = "", second = ""] = rows.find(({ stated }) => stated.length > 1)?.stated ?? [];
  const start = second.slice(0, 5);
  const hasBoth = ({ stated }: (typeof rows)[number]) =>
    stated.includes(first) && stated.some((one) => ` ${one}`.toLowerCase().includes(` ${start.toLowerCase()}`));
  const expected = rows.filter(hasBoth).map(({ id }) => id);
  expect(expected).not.toEqual([]);
  for (const technologies of [
    [first, start],
    [start, first],
  ])
    expect(await find({ technologies }), technologies.join()).toEqual(expected);
  const keyword = rows.find(hasBoth)?.name.slice(0, 4) ?? "";
  expect(await find({ keyword, technologies: [first] })).toContain(expected[0]);
  expect(await find({ technologies: [`${first.slice(0, 1)} ${start}`] })).toEqual([]);
});

test("explains an empty result on the last page, if the search takes several calls", async () => {
  const large = await startService();
  const net = networkOf(large);
  const { rank: _rank, ...company } = await net.selectFrom("net_companies").selectAll().executeTakeFirstOrThrow();
  Reflect.deleteProperty(company, "network_id"); // networkOf adds it to each row
  const { last } = await net
    .selectFrom("net_companies")
    .select((select) => select.fn.max("rank").as("last"))
    .executeTakeFirstOrThrow();
  const companies = Array.from({ length: 800 }, (_, at) => ({ ...company, id: `cmp_${at}`, handle: `copy-${at}` }));
  for (let at = 0; at < companies.length; at += 50) {
    const some = companies.slice(at, at + 50).map((one, place) => ({ ...one, rank: last + at + place + 1 }));
    await net.insertInto("net_companies").values(some).execute();
  }
  const query = { headcount_growth: { min: 99_999 } };
  const first = (await large.call("search_navigator_accounts", query)).body;
  expect(first).toMatchObject({ data: [], next_cursor: expect.any(String), no_matches: null });
  const end = (await large.call("search_navigator_accounts", { ...query, cursor: first.next_cursor })).body;
  expect(end).toMatchObject({ data: [], next_cursor: null, no_matches: { loosen: [{ omit: "headcount_growth" }] } });

  const { id } = (await large.call("save_search", { name: "None", target: "navigator_accounts", query })).body;
  const { next_cursor } = (await large.call("run_saved_search", { saved_search_id: id })).body;
  const { body } = await large.call("run_saved_search", { saved_search_id: id, cursor: next_cursor });
  expect(body).toMatchObject({ data: [], next_cursor: null, no_matches: end.no_matches });
});
