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

/**
 * The network that lives in the store, as one member sees it; a group is made when a call asks for it. A class, because an
 * object of accessors costs each call some kilobytes.
 */
export class EmbeddedPlatform implements Platform {
  readonly #view: NetworkView;

  constructor(view: NetworkView) {
    this.#view = view;
  }

  get profiles() {
    return createProfiles(this.#view);
  }

  get messaging() {
    return createMessaging(this.#view);
  }

  get content() {
    return createContent(this.#view);
  }

  get analytics() {
    return createAnalytics(this.#view);
  }

  get leads() {
    return createLeads(this.#view);
  }

  get network() {
    return createNetwork(this.#view);
  }

  get invitations() {
    return createInvitations(this.#view);
  }

  get companies() {
    return createCompanies(this.#view);
  }

  get search() {
    return createSearch(this.#view);
  }

  get writing() {
    return createWriting(this.#view);
  }
}
