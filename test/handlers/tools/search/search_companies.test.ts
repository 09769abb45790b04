import { expect, test } from "vitest";
import type { CompanySummary } from "../../../../generated/schemas.ts";
import { foldWords } from "../../../../handlers/network/mirror/sql/fold-words.ts";
import { companyText } from "../../../../handlers/network/mirror/sql/searchable-text.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const search = (service: TestService, query: object, limit = 100): Promise<CompanySummary[]> =>
  everyPage<CompanySummary>(service, "search_companies", query, limit);

const idsOf = (companies: readonly { id: string }[]): string[] => companies.map(({ id }) => id);

const contains = (text: string, word: string): boolean => foldWords(text).some((other) => other.startsWith(word));

const readCompanies = (service: TestService) =>
  networkOf(service).selectFrom("net_companies").selectAll().orderBy("rank").execute();

test("puts companies with the keyword in their name first, then the most followed", async () => {
  const service = await startService();
  const companies = await readCompanies(service);
  for (const keyword of ["software", "s", "stockholm"]) {
    const hits = companies.filter((company) => contains([companyText(company).text].flat().join(" "), keyword));
    const isNamed = ({ name }: { name: string }) => contains(name, keyword);
    expect(hits.length).toBeGreaterThan(0);
    expect(idsOf(await search(service, { keyword }, 2))).toEqual(
      idsOf([...hits.filter(isNamed), ...hits.filter((company) => !isNamed(company))]),
    );
  }
  expect(await search(service, { keyword: "nocompanyhasthis" })).toEqual([]);
});

test("lists the largest first without a keyword, each once for any page size", async () => {
  const service = await startService();
  const companies = await readCompanies(service);
  const expected = idsOf(companies.sort((a, b) => b.headcount - a.headcount || a.rank - b.rank));
  for (const limit of [1, 5, 100]) expect(idsOf(await search(service, {}, limit))).toEqual(expected);
  const { body } = await service.rest("GET /search/companies?limit=100");
  expect(body.data).toEqual((await service.call("search_companies", { limit: 100 })).body.data);
});

test("filters by size, industry and headquarters", async () => {
  const service = await startService();
  const companies = (await readCompanies(service)).sort((a, b) => b.headcount - a.headcount || a.rank - b.rank);
  const size = ["11-50", "51-200"];
  expect(idsOf(await search(service, { size }, 3))).toEqual(
    idsOf(companies.filter(({ size_band }) => size.includes(size_band))),
  );
  const { industry, location } = companies[0] ?? {};
  expect(idsOf(await search(service, { industry, location }))).toEqual(
    idsOf(companies.filter((company) => company.industry === industry && company.location === location)),
  );
  const wrong = await service.rest("POST /search/companies", { size: ["11-51"] });
  expect(wrong.error).toMatchObject({ status: 400, code: "invalid_arguments" });
});

test("counts open jobs and the account's connections there, as get_company_profile does", async () => {
  const service = await startService();
  for (const summary of await search(service, {})) {
    const page = (await service.call("get_company_profile", { company_id: summary.id })).body;
    expect(page).toMatchObject(summary);
  }
});

test("a text without words finds nothing, even together with another filter", async () => {
  const service = await startService();
  const [company] = await readCompanies(service);
  const industry = company?.industry;
  expect(await search(service, { industry })).not.toEqual([]);
  for (const query of [
    { keyword: "✨", industry },
    { keyword: "s", industry: "✨" },
  ])
    expect(await search(service, query)).toEqual([]);
});
