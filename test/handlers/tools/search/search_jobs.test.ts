import { afterAll, beforeAll, expect, test } from "vitest";
import type { JobSummary } from "../../../../generated/schemas.ts";
import { foldWords } from "../../../../handlers/network/mirror/sql/fold-words.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

let service: TestService;
let stop: () => Promise<void>;

beforeAll(async () => {
  service = await startService({ onEnd: (end) => (stop = end) });
});
afterAll(() => stop());

const search = (query: object, limit = 100): Promise<JobSummary[]> =>
  everyPage<JobSummary>(service, "search_jobs", query, limit);

const readJobs = () => {
  const jobs = networkOf(service).selectFrom("net_jobs as j").innerJoin("net_companies as c", "c.id", "j.company_id");
  return jobs.selectAll("j").select("c.name as company").orderBy("posted_at", "desc").orderBy("j.id", "desc").execute();
};

const contains = (text: string, query: string): boolean => {
  const words = foldWords(text);
  return foldWords(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
};

test("finds open jobs with the keyword, matches in the title first, then newest first, for any page size", async () => {
  const word = "se";
  const open = (await readJobs()).filter(({ closed_at }) => closed_at === null || closed_at > service.clock());
  const matching = open.filter((job) =>
    contains(`${job.title} ${job.company} ${job.location} ${job.description}`, word),
  );
  const inTitle = matching.filter(({ title }) => contains(title, word));
  const expected = [...inTitle, ...matching.filter((job) => !inTitle.includes(job))].map(({ id }) => id);
  expect(inTitle.length).toBeGreaterThan(0);
  expect(expected.length).toBeGreaterThan(inTitle.length);
  for (const limit of [3, 100]) expect((await search({ keyword: word }, limit)).map(({ id }) => id)).toEqual(expected);
  const recent = await search({ keyword: word, sort: "recent" }, 4);
  expect(recent.map(({ id }) => id)).toEqual(matching.map(({ id }) => id));
  const { total, total_is_exact } = (await service.call("search_jobs", { keyword: word, limit: 1 })).body;
  expect({ total, total_is_exact }).toEqual({ total: expected.length, total_is_exact: true });
});

test("every filter has an effect, and closed jobs are found only on request", async () => {
  const all = await readJobs();
  const ids = async (query: object) => (await search({ include_closed: true, ...query })).map(({ id }) => id);
  const wanted = (is: (job: (typeof all)[number]) => boolean) => all.filter(is).map(({ id }) => id);
  expect(await ids({})).toEqual(wanted(() => true));
  expect((await search({})).length).toBeLessThan(all.length);
  const { company_id = "", location = "", posted_at = 0, company = "" } = all[5] ?? {};
  expect(await ids({ company: company_id })).toEqual(wanted((job) => job.company_id === company_id));
  expect(await ids({ company })).toEqual(wanted((job) => contains(job.company, company)));
  expect(await ids({ location, remote: true })).toEqual(wanted((job) => job.location === location && job.remote === 1));
  expect(await ids({ seniority: ["senior", "lead"] })).toEqual(wanted((job) => /^(senior|lead)$/.test(job.seniority)));
  const since = new Date(posted_at).toISOString();
  expect(await ids({ since })).toEqual(wanted((job) => job.posted_at >= posted_at));
});

test("a search without results names the unknown location, and counts the jobs without this filter", async () => {
  const { body } = await service.call("search_jobs", { keyword: "engineer", location: "Stokholm" });
  const { total } = (await service.call("search_jobs", { keyword: "engineer" })).body;
  expect(body).toMatchObject({ data: [], total: 0 });
  expect(body.no_matches).toEqual({
    unknown_values: [{ input: "location", value: "Stokholm", nearest: ["Stockholm, Sweden"] }],
    loosen: [{ omit: "location", total, total_is_exact: true }],
  });
});

test("a text without words finds nothing, even together with another filter", async () => {
  const [job] = await readJobs();
  const location = job?.location;
  expect(await search({ location })).not.toEqual([]);
  for (const query of [
    { keyword: "✨", location },
    { keyword: "++", location, sort: "recent" },
  ])
    expect(await search(query)).toEqual([]);
});
