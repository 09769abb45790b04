// Generated from spec/tools/campaigns/save_lead_list.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { LeadList } from "../../schemas.ts";

/** The validated arguments of `save_lead_list`, without `account_id` and `preview`. */
export interface SaveLeadListInput {
  /** Omit to create a list. */
  lead_list_id?: string;
  /** Not blank. */
  name?: string;
  /** null: delete it. */
  description?: string | null;
}

/** The error codes that `save_lead_list` can return. */
export type SaveLeadListErrorCode = "conflict" | CommonErrorCode;

/** Save lead list: Create a lead list, or rename or describe an existing one. */
export type SaveLeadListHandler<Context> = (
  input: SaveLeadListInput,
  context: Context,
) => Promise<LeadList>;

/** The data of `save_lead_list` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "save_lead_list",
    title: "Save lead list",
    description: "Create a lead list, or rename or describe an existing one. Give at least one of lead_list_id and name.",
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
    arguments: ["lead_list_id", "name", "description", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: ["conflict"],
    details: "Without `lead_list_id`, a list is created; if the account has a list with this name, that list is changed instead. Names are compared without regard to case. With `lead_list_id`, omitted fields keep their values.",
    synonyms: [
      "new list",
      "prospect list",
      "make, create, start or set up a list of leads",
      "rename, name or describe a list",
      "change the title of a list",
      "build, prepare, compose, potential customer, buyer, candidate, collection, group, segment, folder",
      "collection for a fair, event or region",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/lead-lists",
      tool: "save_lead_list",
      operationId: "save_lead_list",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["lead_list_id", "name", "description", "account_id", "preview"],
      fixed: {},
    },
    {
      method: "PATCH",
      path: "/lead-lists/{lead_list_id}",
      tool: "save_lead_list",
      operationId: "change_lead_list",
      pathParameters: ["lead_list_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["name", "description", "account_id", "preview"],
      fixed: {},
    },
  ],
};
