// Generated from spec/tools/support/find_tools.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { FoundTools } from "../../schemas.ts";

/** The validated arguments of `find_tools`, without `account_id` and `preview`. */
export interface FindToolsInput {
  /** Such as "write to a connection". */
  task: string;
  /** Default: all. */
  category?: "profile"
    | "messaging"
    | "network"
    | "content"
    | "search"
    | "analytics"
    | "campaigns"
    | "settings"
    | "support";
  /** Tools to return. */
  limit: number;
  /** Include the input schemas. */
  include_schema: boolean;
}

/** The error codes that `find_tools` can return. */
export type FindToolsErrorCode = CommonErrorCode;

/** Find tools: Find the tools that match a task described in plain words, best first. */
export type FindToolsHandler<Context> = (
  input: FindToolsInput,
  context: Context,
) => Promise<FoundTools>;

/** The data of `find_tools` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "find_tools",
    title: "Find tools",
    description: "Find the tools that match a task described in plain words, best first.",
    category: "support",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["task", "category", "limit", "include_schema", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Tools are ranked with BM25 by their names, titles, synonyms, descriptions, categories, details and arguments. `data` contains only tools that the scopes of the caller contain; `out_of_scope` lists up to three of the best matches that require another scope. Tools that the account's network does not support are listed with the reason. Older names are not listed. If no tool matches, `hint` describes what to do.",
    synonyms: [
      "which tool",
      "what can this service do",
      "capabilities",
      "discover functions",
      "which function, command, action or endpoint should I use for a task",
      "what is possible, how do I do something, list of features",
      "what can you do, suggest the right tool",
      "where do I find a feature",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/tools",
      tool: "find_tools",
      operationId: "find_tools",
      pathParameters: [],
      queryParameters: ["task", "category", "limit", "include_schema", "account_id"],
      parameterTypes: { limit: { value: ["integer"] }, include_schema: { value: ["boolean"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
