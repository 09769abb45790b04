import type { Detail, SearchQuery } from "../../../generated/schemas.ts";
import { surface } from "../../../generated/surface.ts";
import type { SearchCompaniesInput } from "../../../generated/tools/search/search_companies.ts";
import type { SearchJobsInput } from "../../../generated/tools/search/search_jobs.ts";
import type { SearchNavigatorAccountsInput } from "../../../generated/tools/search/search_navigator_accounts.ts";
import type { SearchNavigatorLeadsInput } from "../../../generated/tools/search/search_navigator_leads.ts";
import type { SearchPeopleInput } from "../../../generated/tools/search/search_people.ts";
import type { SearchPostsInput } from "../../../generated/tools/search/search_posts.ts";
import { describeProblems, Failure, type ArgumentProblem } from "../../../runtime/index.ts";
import type { NavigatorSearch } from "../../network/port/navigator.ts";
import type { AnySearch, JobQuery, PostSearchQuery } from "../../network/port/search.ts";
import { epochMs } from "../../time/epoch-ms.ts";
import { checkRange } from "../navigator/check-range.ts";

/** A search that can be saved. */
export type SavableSearch = AnySearch | NavigatorSearch;

export type SearchTarget = SavableSearch["target"];

/** The tool that searches each target. */
export const searchTools = {
  people: "search_people",
  companies: "search_companies",
  posts: "search_posts",
  jobs: "search_jobs",
  navigator_leads: "search_navigator_leads",
  navigator_accounts: "search_navigator_accounts",
} as const satisfies Record<SearchTarget, string>;

/** Converts the input of `search_posts`. */
export const toPostQuery = ({
  keyword,
  sort,
  author,
  since,
  min_reactions = 0,
}: Unpaged<SearchPostsInput>): PostSearchQuery => ({
  ...{ keyword, sort, author: author ?? null, since: epochMs(since), minReactions: min_reactions },
});

/** Converts the input of `search_jobs`. */
export const toJobQuery = ({ since, include_closed, ...query }: Unpaged<SearchJobsInput>): JobQuery => ({
  ...query,
  since: epochMs(since),
  includeClosed: include_closed,
});

/** The input of a search without its page. */
type Unpaged<Input> = Omit<Input, "detail" | "limit" | "cursor" | "account_id">;

/** The arguments of searches that a saved search does not contain. */
const outsideQuery = new Set(["detail", "limit", "cursor", "account_id"]);

/**
 * Verifies that a query is an input of the tool of its target.
 * @returns the query with the defaults of the tool.
 * @throws Failure `invalid_arguments`, with pointers below `/query`.
 */
export async function checkQuery(target: SearchTarget, query: SearchQuery): Promise<SearchQuery> {
  const name = searchTools[target];
  const compiled = await surface.compiled.tools[name]?.();
  if (!compiled) throw new Error(`there is no tool ${name}`);
  const { validateInput } = compiled;
  const input = structuredClone(query) as SearchQuery & { limit?: number; detail?: Detail };
  if (!validateInput(input)) {
    const names = surface.tools.find((tool) => tool.name === name)?.arguments ?? [];
    const problems = describeProblems(validateInput.errors ?? [], {
      arguments: names.filter((one) => !outsideQuery.has(one)),
    });
    throw new Failure("invalid_arguments", {
      hint: `The query must contain inputs of ${name}.`,
      errors: problems.map((problem) => nameTarget({ ...problem, pointer: `/query${problem.pointer}` }, target, query)),
    });
  }
  for (const range of ["years_in_position", "headcount_growth"] as const) checkRange(`query/${range}`, input[range]);
  const { limit: _limit, detail: _detail, ...checked } = input;
  return checked;
}

/** Returns the problem. If only other targets have its input, its hint is replaced with one that names these targets. */
function nameTarget(problem: ArgumentProblem, target: SearchTarget, query: SearchQuery): ArgumentProblem {
  const input = problem.pointer.slice("/query/".length);
  const accepts = (tool: string): boolean =>
    surface.tools.find(({ name }) => name === tool)?.arguments.includes(input) ?? false;
  if (!Object.hasOwn(query, input) || outsideQuery.has(input) || accepts(searchTools[target])) return problem;
  const others = Object.entries(searchTools).flatMap(([other, tool]) => (accepts(tool) ? [other] : []));
  if (others.length === 0) return problem;
  return { ...problem, hint: `Remove it, or set target to one that has this input: ${others.join(", ")}.` };
}

/** Converts a stored query to a search of the network. */
export function toSearch(target: SearchTarget, query: SearchQuery): SavableSearch {
  // checkQuery has verified that the query is an input of the target's tool.
  const input = query as unknown;
  switch (target) {
    case "people":
      return { target, query: input as Unpaged<SearchPeopleInput> };
    case "companies":
      return { target, query: input as Unpaged<SearchCompaniesInput> };
    case "posts":
      return { target, query: toPostQuery(input as Unpaged<SearchPostsInput>) };
    case "jobs":
      return { target, query: toJobQuery(input as Unpaged<SearchJobsInput>) };
    case "navigator_leads":
      return { target, query: input as Unpaged<SearchNavigatorLeadsInput> };
    case "navigator_accounts":
      return { target, query: input as Unpaged<SearchNavigatorAccountsInput> };
  }
}
