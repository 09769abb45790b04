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
