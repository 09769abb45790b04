// Generated from spec/tools/campaigns/add_leads_to_list.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { LeadListReport } from "../../schemas.ts";

/** The validated arguments of `add_leads_to_list`, without `account_id` and `preview`. */
export interface AddLeadsToListInput {
  /** Lead list id (lst_...). */
  lead_list_id: string;
  /** Existing leads. */
  lead_ids?: readonly string[];
  /** Member ids, handles or URLs. */
  profile_ids?: readonly string[];
  /** Tags to add. */
  tags?: readonly string[];
}

/** The error codes that `add_leads_to_list` can return. */
export type AddLeadsToListErrorCode = CommonErrorCode;

/** Add leads to list: Put leads on a list; members who are not leads yet become leads. */
export type AddLeadsToListHandler<Context> = (
  input: AddLeadsToListInput,
  context: Context,
) => Promise<LeadListReport>;

/** The data of `add_leads_to_list` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "add_leads_to_list",
    title: "Add leads to list",
    description: "Put leads on a list; members who are not leads yet become leads. Give at least one of lead_ids and profile_ids.",
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
    arguments: ["lead_list_id", "lead_ids", "profile_ids", "tags", "account_id", "preview"],
    structuredArguments: ["lead_ids", "profile_ids", "tags"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    details: "A lead that would then have more than 20 tags is refused and not added to the list.",
    synonyms: [
      "record a lead in a list for later follow-up, CRM",
      "put a person in my list of prospects",
      "add people, contacts or customers to a list",
      "group leads, collect candidates",
      "remember this person as a prospect for a list",
      "include, insert, append, potential customer, buyer, segment, folder",
      "collect persons for later outreach",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/lead-lists/{lead_list_id}/leads",
      tool: "add_leads_to_list",
      operationId: "add_leads_to_list",
      pathParameters: ["lead_list_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["lead_ids", "profile_ids", "tags", "account_id", "preview"],
      fixed: {},
    },
  ],
};
