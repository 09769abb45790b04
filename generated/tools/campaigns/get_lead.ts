// Generated from spec/tools/campaigns/get_lead.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { LeadDetail } from "../../schemas.ts";

/** The validated arguments of `get_lead`, without `account_id` and `preview`. */
export interface GetLeadInput {
  /** Lead id (led_...). */
  lead_id: string;
}

/** The error codes that `get_lead` can return. */
export type GetLeadErrorCode = CommonErrorCode;

/** Get lead: Read one lead with profile, lists, campaigns, note and contact history. */
export type GetLeadHandler<Context> = (
  input: GetLeadInput,
  context: Context,
) => Promise<LeadDetail>;

/** The data of `get_lead` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_lead",
    title: "Get lead",
    description: "Read one lead with profile, lists, campaigns, note and contact history.",
    category: "campaigns",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["lead_id", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/profile/handle",
      "/profile/name",
      "/profile/headline",
      "/profile/location",
      "/profile/industry",
      "/profile/current_position/title",
      "/profile/current_position/company_name",
      "/history/*/text",
    ],
    errors: [],
    synonyms: [
      "prospect",
      "history of contact",
      "everything about a prospect, customer or candidate",
      "what have we sent to a lead, when did we contact them last",
      "open or show a lead, its stage, note and tags",
      "details of a lead",
      "read, view, see, check, look at, display, potential customer, buyer",
      "where do we stand with a prospect, when did I last contact them, background of a deal",
      "history of a lead, did we write to this prospect",
      "when was a contact last reached, full record of a prospect",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/leads/{lead_id}",
      tool: "get_lead",
      operationId: "get_lead",
      pathParameters: ["lead_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
