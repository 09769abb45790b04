import type { AnalyticsPort } from "./analytics.ts";
import type { CompaniesPort } from "./companies.ts";
import type { ContentPort } from "./content.ts";
import type { InvitationsPort } from "./invitations.ts";
import type { LeadsPort } from "./leads.ts";
import type { MessagingPort } from "./messaging.ts";
import type { NavigatorPort } from "./navigator.ts";
import type { NoticesPort } from "./notices.ts";
import type { OwnProfilePort } from "./own-profile.ts";
import type { ProfilesPort } from "./profiles.ts";
import type { RelationsPort } from "./relations.ts";
import type { SearchPort } from "./search.ts";
import type { WritingPort } from "./writing.ts";

/**
 * The professional network as one account sees it: the operations that the service requires, grouped by subject. Connectors
 * extend `MirrorNetwork`, which reads the mirror in our store and performs acts with the `act` function of its view.
 *
 * Methods return the shared types of the specification. They throw `Failure` with `not_found`, `rate_limited`, `timed_out`,
 * `network_error`, `network_unavailable`, `not_supported`, or a failure that the tool declares. `not_found` is also
 * thrown for everything that is not visible to the account, such as members whom it blocks or who block it.
 */
export interface Network {
  readonly profiles: ProfilesPort;
  readonly ownProfile: OwnProfilePort;
  readonly messaging: MessagingPort;
  readonly content: ContentPort;
  readonly analytics: AnalyticsPort;
  readonly leads: LeadsPort;
  readonly relations: RelationsPort;
  readonly invitations: InvitationsPort;
  readonly companies: CompaniesPort;
  readonly search: SearchPort;
  readonly navigator: NavigatorPort;
  readonly writing: WritingPort;
  readonly notices: NoticesPort;
}
