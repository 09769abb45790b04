import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

const searches = [
  ["search_people", { keyword: "engineer" }],
  ["search_companies", { keyword: "software" }],
  ["search_posts", { keyword: "team", sort: "recent" }],
  ["search_jobs", { keyword: "engineer" }],
  ["search_messages", { keyword: "the" }],
  ["search_messages", { keyword: "the", conversation_id: " " }],
  ["search_navigator_leads", { keyword: "engineer" }],
  ["search_navigator_leads", { seniority: ["director"] }],
  ["search_navigator_accounts", {}],
  ["search_navigator_accounts", { company_headcount: ["51-200", "201-500"] }],
] as const;

test.for(searches)("the total of %s %j is the number of results, on every page", async ([tool, input]) => {
  const service = await startService();
  let found = 0;
  let cursor: string | null = null;
  const totals = new Set<string>();
  do {
    const { body } = await service.call(tool, { ...input, limit: 7, ...(cursor !== null && { cursor }) });
    found += (body.data as readonly unknown[]).length;
    totals.add(`${body.total} ${body.total_is_exact}`);
    cursor = body.next_cursor;
  } while (cursor !== null);
  expect(found).toBeGreaterThan(0);
  expect([...totals]).toEqual([`${found} true`]);
});
