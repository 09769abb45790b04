import { createAnalytics } from "./analytics/analytics.ts";
import { createCompanies } from "./companies/company-profile.ts";
import { createContent } from "./content/content.ts";
import { createMessaging } from "./messaging/messaging.ts";
import { createNavigator } from "./navigator/navigator.ts";
import type { NetworkView } from "./network-view.ts";
import { createNotices } from "./received-notices.ts";
import { createOwnProfile } from "./profiles/own-profile.ts";
import { createProfiles } from "./profiles/profiles.ts";
import { createInvitations } from "./relations/invitations.ts";
import { createLeads } from "./relations/leads.ts";
import { createRelations } from "./relations/relations.ts";
import { createSearch } from "./search/search.ts";
import { createWriting } from "./writing.ts";
import type { Network } from "../port/network.ts";

/**
 * A network as one member sees it, read from the rows in our store. Acts go through the connector of the network (`view.act`)
 * and are then recorded here. Each group of operations is created when it is accessed. This is a class because an object with
 * accessors would allocate some kilobytes per call.
 */
export class MirrorNetwork implements Network {
  readonly #view: NetworkView;

  constructor(view: NetworkView) {
    this.#view = view;
  }

  get profiles() {
    return createProfiles(this.#view);
  }

  get ownProfile() {
    return createOwnProfile(this.#view);
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

  get navigator() {
    return createNavigator(this.#view);
  }

  get writing() {
    return createWriting(this.#view);
  }

  get notices() {
    return createNotices(this.#view);
  }
}
