// Generated from spec/tools/campaigns/remove_exclusion.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Deleted } from "../../schemas.ts";

/** The validated arguments of `remove_exclusion`, without `account_id` and `preview`. */
export interface RemoveExclusionInput {
  /** From list_exclusions. */
  exclusion_id: string;
}

/** The error codes that `remove_exclusion` can return. */
export type RemoveExclusionErrorCode = CommonErrorCode;

/** Remove exclusion: Remove one entry from the do-not-contact list. */
export type RemoveExclusionHandler<Context> = (
  input: RemoveExclusionInput,
  context: Context,
) => Promise<Deleted>;

/** The data of `remove_exclusion` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "remove_exclusion",
    title: "Remove exclusion",
    description: "Remove one entry from the do-not-contact list.",
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
    arguments: ["exclusion_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    synonyms: [
      "allow contact again",
      "take a person, company or domain off the blacklist",
      "remove from the do-not-contact list, unblacklist",
      "opt in again, may be contacted, un-exclude",
      "suppression, opt out, off limits, unsubscribe, never touch",
      "we may talk to a person again, make contactable",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/exclusions/{exclusion_id}",
      tool: "remove_exclusion",
      operationId: "remove_exclusion",
      pathParameters: ["exclusion_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
