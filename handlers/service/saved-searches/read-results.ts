import type { Network } from "../../network/port/network.ts";
import type { AnySearch, FoundItem } from "../../network/port/search.ts";
import type { Hits, PageRequest } from "../../paging/page.ts";
import { maxCompared } from "./new-results.ts";
import type { SavableSearch, SearchTarget } from "./target-query.ts";

/** The part of a network that searches. */
export type Searched = Pick<Network, "search" | "navigator">;

/** The ids of the results of a search, as `findNew` compares them. */
export function readIds({ search, navigator }: Searched, saved: SavableSearch): Promise<string[]> {
  switch (saved.target) {
    case "navigator_leads":
    case "navigator_accounts":
      return navigator.ids(saved, maxCompared);
    default:
      return search.ids(saved, maxCompared);
  }
}

/** Reads results by id, in the same order. */
export const readItems = ({ search }: Searched, target: SearchTarget, ids: readonly string[]): Promise<FoundItem[]> =>
  search.read(kinds[target], ids);

/** What the searches of each target find. */
const kinds = {
  people: "people",
  companies: "companies",
  posts: "posts",
  jobs: "jobs",
  navigator_leads: "people",
  navigator_accounts: "companies",
} as const satisfies Record<SearchTarget, AnySearch["target"]>;

/** Reads a page of results in the order of the search tool. */
export async function readPage(
  { search, navigator }: Searched,
  { target, query }: SavableSearch,
  page: PageRequest,
): Promise<Hits<FoundItem>> {
  switch (target) {
    case "people":
      return convert(await search.people(query, page), toProfile);
    case "companies":
      return convert(await search.companies(query, page), toCompany);
    case "posts":
      return convert(await search.posts(query, page), (post) => ({ post }));
    case "jobs":
      return convert(await search.jobs(query, page), (job) => ({ job }));
    case "navigator_leads":
      return convert(await navigator.people(query, page), toProfile);
    case "navigator_accounts":
      return convert(await navigator.companies(query, page), toCompany);
  }
}

const toProfile = (profile: NonNullable<FoundItem["profile"]>): FoundItem => ({ profile });
const toCompany = (company: NonNullable<FoundItem["company"]>): FoundItem => ({ company });

const convert = <Item>({ items, ...hits }: Hits<Item>, toItem: (item: Item) => FoundItem): Hits<FoundItem> => ({
  ...hits,
  items: items.map(toItem),
});
