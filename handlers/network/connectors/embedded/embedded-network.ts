import { createAnalytics } from "../../mirror/analytics/analytics.ts";
import { createCompanies } from "../../mirror/companies/company-profile.ts";
import { createContent } from "../../mirror/content/content.ts";
import { createMessaging } from "../../mirror/messaging/messaging.ts";
import type { NetworkView } from "../../mirror/network-view.ts";
import { createProfiles } from "../../mirror/profiles/profiles.ts";
import { createInvitations } from "../../mirror/relations/invitations.ts";
import { createLeads } from "../../mirror/relations/leads.ts";
import { createRelations } from "../../mirror/relations/relations.ts";
import { createSearch } from "../../mirror/search/search.ts";
import { createWriting } from "../../mirror/writing.ts";
import type { Network } from "../../port/network.ts";

/**
 * The network in our own store, as one member sees it. Each group is created when it is accessed. This is a class because an
 * object with accessors would allocate some kilobytes per call.
 */
export class EmbeddedNetwork implements Network {
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

  get relations() {
    return createRelations(this.#view);
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
