import { createCompanies } from "./network/companies.ts";
import { createInvitations } from "./network/invitations.ts";
import { createNetwork } from "./network/network.ts";
import { createSearch } from "./search/search.ts";
import type { Platform } from "../port.ts";
import { createLeads } from "./network/leads.ts";
import { createAnalytics } from "./analytics/analytics.ts";
import { createContent } from "./content/content.ts";
import { createMessaging } from "./messaging/messaging.ts";
import type { NetworkView } from "./network-view.ts";
import { createProfiles } from "./profiles/profiles.ts";
import { createWriting } from "./writing/writing.ts";

/** The network that lives in the store, as one member sees it; a group is made when a call asks for it. */
export function createEmbeddedPlatform(view: NetworkView): Platform {
  return {
    get profiles() {
      return createProfiles(view);
    },
    get messaging() {
      return createMessaging(view);
    },
    get content() {
      return createContent(view);
    },
    get analytics() {
      return createAnalytics(view);
    },
    get leads() {
      return createLeads(view);
    },
    get network() {
      return createNetwork(view);
    },
    get invitations() {
      return createInvitations(view);
    },
    get companies() {
      return createCompanies(view);
    },
    get search() {
      return createSearch(view);
    },
    get writing() {
      return createWriting(view);
    },
  };
}
