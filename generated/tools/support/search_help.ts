// Generated from spec/tools/support/search_help.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { HelpHitList } from "../../schemas.ts";

/** The validated arguments of `search_help`, without `account_id` and `preview`. */
export interface SearchHelpInput {
  /** Words to search for. */
  keyword: string;
  /** Default: all. */
  kind?: "tool" | "prompt" | "resource" | "error" | "limit";
  /** Pages to return. */
  limit: number;
}

/** The error codes that `search_help` can return. */
export type SearchHelpErrorCode = CommonErrorCode;

/** Search help: Search the documentation of tools, prompts, resources, limits and errors. */
export type SearchHelpHandler<Context> = (
  input: SearchHelpInput,
  context: Context,
) => Promise<HelpHitList>;

/** The data of `search_help` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "search_help",
    title: "Search help",
    description: "Search the documentation of tools, prompts, resources, limits and errors.",
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
    arguments: ["keyword", "kind", "limit", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    details: "A page matches if it contains any of the words. Rare words and titles count most. `find_tools` ranks tools for a task.",
    synonyms: [
      "documentation",
      "manual",
      "how does it work",
      "explain an error code",
      "look up a limit",
      "read the docs, guide, instructions, FAQ, help page",
      "how do I do something, what does a word or message mean, explain how limits work",
      "what is the meaning of an error, rules, guidelines, how-to",
      "what do the rules say, how many are allowed, explain",
      "meaning of an error number, how does a limit work",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/support/help",
      tool: "search_help",
      operationId: "search_help",
      pathParameters: [],
      queryParameters: ["keyword", "kind", "limit", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
