// Generated from spec/tools/campaigns/remove_leads_from_list.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { LeadListReport } from "../../schemas.ts";

/** The validated arguments of `remove_leads_from_list`, without `account_id` and `preview`. */
export interface RemoveLeadsFromListInput {
  /** Lead list id (lst_...). */
  lead_list_id: string;
  /** Leads to remove. */
  lead_ids: readonly string[];
}

/** The error codes that `remove_leads_from_list` can return. */
export type RemoveLeadsFromListErrorCode = CommonErrorCode;

/** Remove leads from list: Remove leads from a list without deleting them. */
export type RemoveLeadsFromListHandler<Context> = (
  input: RemoveLeadsFromListInput,
  context: Context,
) => Promise<LeadListReport>;

/** The data of `remove_leads_from_list` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "remove_leads_from_list",
    title: "Remove leads from list",
    description: "Remove leads from a list without deleting them.",
    category: "campaigns",
    effect: "destructive",
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
    arguments: ["lead_list_id", "lead_ids", "account_id", "preview"],
    structuredArguments: ["lead_ids"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    synonyms: [
      "take a person off a list of prospects",
      "drop, pull or remove people or contacts from a list",
      "unlist a lead, clean up a list",
      "delete, erase, get rid of, throw away, discard, wipe, scrap, clear, potential customer, buyer, candidate, collection, group, segment, folder",
      "wrong person on a list, clean up",
      "he should not be on my list",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/lead-lists/{lead_list_id}/leads/remove",
      tool: "remove_leads_from_list",
      operationId: "remove_leads_from_list",
      pathParameters: ["lead_list_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["lead_ids", "account_id", "preview"],
      fixed: {},
    },
  ],
};
