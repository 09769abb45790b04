import type { SearchPort } from "../../port/search.ts";
import type { NetworkView } from "../network-view.ts";
import { searchCompanies } from "./company-search.ts";
import { searchPeople } from "./people-search.ts";
import { searchPosts } from "./post-search.ts";
import { listSearchParameters } from "./search-parameters.ts";

export function createSearch(view: NetworkView): SearchPort {
  return {
    people: (query, page) => searchPeople(view, query, page),
    companies: (query, page) => searchCompanies(view, query, page),
    posts: (query, page) => searchPosts(view, query, page),
    parameters: (kind, keyword, limit) => listSearchParameters(view, kind, keyword, limit),
  };
}
