// Generated from spec/tools/campaigns/delete_lead_list.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Deleted } from "../../schemas.ts";

/** The validated arguments of `delete_lead_list`, without `account_id` and `preview`. */
export interface DeleteLeadListInput {
  /** Lead list id (lst_...). */
  lead_list_id: string;
  /** Also delete leads that are on no other list. */
  delete_leads: boolean;
}

/** The error codes that `delete_lead_list` can return. */
export type DeleteLeadListErrorCode = "conflict" | CommonErrorCode;

/** Delete lead list: Delete a lead list and, optionally, leads on no other list. */
export type DeleteLeadListHandler<Context> = (
  input: DeleteLeadListInput,
  context: Context,
) => Promise<Deleted>;

/** The data of `delete_lead_list` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "delete_lead_list",
    title: "Delete lead list",
    description: "Delete a lead list and, optionally, leads on no other list.",
    category: "campaigns",
    effect: "destructive",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["full_access", "admin"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["lead_list_id", "delete_leads", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: ["conflict"],
    details: "Leads that a campaign has enrolled are never deleted. The list is removed from its campaigns: a ready campaign becomes a draft. While a running campaign uses the list, the call returns `conflict`.",
    synonyms: [
      "remove, erase or throw out a list of prospects",
      "get rid of a list",
      "delete leads, contacts or people that I no longer need",
      "discard old prospects",
      "throw away, wipe, scrap, drop, clear, potential customer, buyer, candidate, collection, group, segment, folder",
      "a list is outdated",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/lead-lists/{lead_list_id}",
      tool: "delete_lead_list",
      operationId: "delete_lead_list",
      pathParameters: ["lead_list_id"],
      queryParameters: ["delete_leads", "account_id"],
      parameterTypes: { delete_leads: { value: ["boolean"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
