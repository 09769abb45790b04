// Generated from spec/tools/campaigns/save_navigator_lead.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { NavigatorLead } from "../../schemas.ts";

/** The validated arguments of `save_navigator_lead`, without `account_id` and `preview`. */
export interface SaveNavigatorLeadInput {
  /** Member id, handle or URL. */
  profile_id: string;
  /** Name of a list; null: no list. */
  list?: string | null;
  /** false: remove the lead. */
  saved: boolean;
}

/** The error codes that `save_navigator_lead` can return. */
export type SaveNavigatorLeadErrorCode = "subscription_required" | "conflict" | CommonErrorCode;

/** Save navigator lead: Save a member as a navigator lead, move one to another list, or remove one. */
export type SaveNavigatorLeadHandler<Context> = (
  input: SaveNavigatorLeadInput,
  context: Context,
) => Promise<NavigatorLead>;

/** The data of `save_navigator_lead` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "save_navigator_lead",
    title: "Save navigator lead",
    description: "Save a member as a navigator lead, move one to another list, or remove one. saved: false excludes list.",
    category: "campaigns",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["full_access", "navigator"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_id", "list", "saved", "account_id", "preview"],
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
    ],
    errors: ["subscription_required", "conflict"],
    details: "An account has at most 1,000 saved leads. An omitted `list` keeps its value. The saved leads are stored by this service and are not visible to the members.",
    synonyms: [
      "bookmark, save, star or track a person in navigator",
      "watch or monitor a sales prospect for alerts",
      "move or remove a saved navigator lead",
      "stop tracking a lead",
      "keep, store, remember, watch list",
      "keep an eye on a decision maker, watch list",
      "follow a buyer closely",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/navigator/leads",
      tool: "save_navigator_lead",
      operationId: "save_navigator_lead",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["profile_id", "list", "saved", "account_id", "preview"],
      fixed: {},
    },
  ],
};
