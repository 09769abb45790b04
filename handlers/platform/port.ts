import type { CompaniesPort } from "./port/companies.ts";
import type { InvitationsPort } from "./port/invitations.ts";
import type { NetworkPort } from "./port/network.ts";
import type { SearchPort } from "./port/search.ts";
import type { LeadsPort } from "./port/leads.ts";
import type { AnalyticsPort } from "./port/analytics.ts";
import type { ContentPort } from "./port/content.ts";
import type { ProfilesPort } from "./port/profiles.ts";
import type { MessagingPort } from "./port/messaging.ts";
import type { WritingPort } from "./port/writing.ts";

/**
 * The professional network as one account sees it: what the service needs of a network, grouped by category. The embedded
 * network implements it in the store; a connector to a remote one would implement it over HTTP.
 *
 * Methods answer with the shared types of the specification. They throw `Failure` with `not_found` (also for what is not
 * visible to the account, and for members who blocked it or whom it blocked), `rate_limited`, `timed_out`, `network_error`,
 * `network_unavailable`, `not_supported`, or a failure that the tool declares.
 */
export interface Platform {
  readonly profiles: ProfilesPort;
  readonly messaging: MessagingPort;
  readonly content: ContentPort;
  readonly analytics: AnalyticsPort;
  readonly leads: LeadsPort;
  readonly network: NetworkPort;
  readonly invitations: InvitationsPort;
  readonly companies: CompaniesPort;
  readonly search: SearchPort;
  readonly writing: WritingPort;
}
