import type { NavigatorPort } from "../../port/navigator.ts";
import type { NetworkView } from "../network-view.ts";
import { searchNavigatorCompanies } from "./company-search.ts";
import { listAlerts } from "./alerts.ts";
import { searchNavigatorPeople } from "./people-search.ts";

export function createNavigator(view: NetworkView): NavigatorPort {
  return {
    people: (query, page) => searchNavigatorPeople(view, query, page),
    companies: (query, page) => searchNavigatorCompanies(view, query, page),
    alerts: (query, page) => listAlerts(view, query, page),
  };
}
