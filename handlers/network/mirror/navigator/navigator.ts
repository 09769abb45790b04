import type { NavigatorPort } from "../../port/navigator.ts";
import type { NetworkView } from "../network-view.ts";
import { readNavigatorCompanyIds, searchNavigatorCompanies } from "./company-search.ts";
import { listAlerts } from "./alerts.ts";
import { readNavigatorPeopleIds, searchNavigatorPeople } from "./people-search.ts";

export function createNavigator(view: NetworkView): NavigatorPort {
  return {
    people: (query, page) => searchNavigatorPeople(view, query, page),
    companies: (query, page) => searchNavigatorCompanies(view, query, page),
    ids: (search, max) =>
      search.target === "navigator_leads"
        ? readNavigatorPeopleIds(view, search.query, max)
        : readNavigatorCompanyIds(view, search.query, max),
    alerts: (query, page) => listAlerts(view, query, page),
  };
}
