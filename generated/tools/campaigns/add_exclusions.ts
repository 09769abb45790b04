// Generated from spec/tools/campaigns/add_exclusions.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ExclusionReport } from "../../schemas.ts";

/** The validated arguments of `add_exclusions`, without `account_id` and `preview`. */
export interface AddExclusionsInput {
  /** Member ids, handles or URLs. */
  profile_ids?: readonly string[];
  /** Company ids, handles or URLs. */
  company_ids?: readonly string[];
  /** Domains, such as acme.example. */
  domains?: readonly string[];
  /** Why. */
  reason?: string;
}

/** The error codes that `add_exclusions` can return. */
export type AddExclusionsErrorCode = CommonErrorCode;

/** Add exclusions: Put members, companies or domains on the do-not-contact list; campaigns stop contacting them. */
export type AddExclusionsHandler<Context> = (
  input: AddExclusionsInput,
  context: Context,
) => Promise<ExclusionReport>;

/** The data of `add_exclusions` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "add_exclusions",
    title: "Add exclusions",
    description: "Put members, companies or domains on the do-not-contact list; campaigns stop contacting them. Give at least one of profile_ids, company_ids and domains.",
    category: "campaigns",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_ids", "company_ids", "domains", "reason", "account_id", "preview"],
    structuredArguments: ["profile_ids", "company_ids", "domains"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/data/*/text"],
    errors: [],
    details: "A company excludes its current employees. A domain excludes members whose email address, or whose employer's website, is at the domain or one of its subdomains. Domains may be written as URLs; international names are stored in ASCII form. An existing entry keeps its reason. The list applies to all campaigns, including running ones. When a step of an excluded lead would be executed, the lead's sequence stops instead. Until then, `list_campaign_leads` shows the lead with the field `excluded`. The list also applies to calls that contact a member: `send_invitation`, `send_inmail`, `request_recommendation`, `create_group_conversation`, `send_message`, `schedule_message`, and `respond_to_invitation` with `text` return `excluded`. So do posts, comments and replies that mention the member (`create_post`, `update_post`, `publish_post_draft`, `schedule_post`), `comment_on_post` on a post by the member, and `reply_to_comment` below a post by the member or to a comment by the member. Comments and replies on the account's own posts are permitted unless they mention the member. Reactions, reposts, follows and endorsements are permitted. After each received message, one reply is permitted: a message into a conversation or a group whose newest message is from another participant. A reply that is deleted counts as sent.",
    synonyms: [
      "signed a contract, nobody there should get a cold message from us, customers now",
      "do not contact",
      "blacklist, put or add on the blacklist",
      "opt out, unsubscribe",
      "never write to, message or bother a person again",
      "leave somebody alone, stop contacting",
      "suppress or ban a domain, company or competitor from outreach",
      "someone asked not to be contacted, not interested",
      "suppression, off limits, never touch",
      "our existing customers, clients and partners must be left out",
      "prevent outreach to employees of a company",
      "hands off, complaint, privacy request",
      "no more mails to people at a company, do not approach, do not disturb",
      "blocklist for outreach",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/exclusions",
      tool: "add_exclusions",
      operationId: "add_exclusions",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["profile_ids", "company_ids", "domains", "reason", "account_id", "preview"],
      fixed: {},
    },
  ],
};
