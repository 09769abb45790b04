// Generated from spec/tools/network/remove_connection.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Deleted } from "../../schemas.ts";

/** The validated arguments of `remove_connection`, without `account_id` and `preview`. */
export interface RemoveConnectionInput {
  /** Member id, handle or URL. */
  profile_id: string;
}

/** The error codes that `remove_connection` can return. */
export type RemoveConnectionErrorCode = CommonErrorCode;

/** Remove connection: Remove a member from the account's connections. */
export type RemoveConnectionHandler<Context> = (
  input: RemoveConnectionInput,
  context: Context,
) => Promise<Deleted>;

/** The data of `remove_connection` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "remove_connection",
    title: "Remove connection",
    description: "Remove a member from the account's connections.",
    category: "network",
    effect: "destructive",
    idempotent: true,
    safety: null,
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Also ends the follows that the connection created, and the member's sequences in all campaigns. The member is not notified. The conversation with the member, and the account's tags and note on the member, remain. Removing a member who is not a connection changes nothing.",
    synonyms: [
      "disconnect from or unfriend a contact",
      "drop, delete or get rid of a person in my network",
      "cut ties, no longer be connected",
      "erase, throw away, discard, wipe, scrap, clear, friend, acquaintance, circle, people I know or am linked to",
      "break off, end a contact, clean up my network",
      "kick somebody out of my network, no longer friends",
      "defriend, unlink a person",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/connections/{profile_id}",
      tool: "remove_connection",
      operationId: "remove_connection",
      pathParameters: ["profile_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
