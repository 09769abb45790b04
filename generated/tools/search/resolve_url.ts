// Generated from spec/tools/search/resolve_url.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ResolvedReference } from "../../schemas.ts";

/** The validated arguments of `resolve_url`, without `account_id` and `preview`. */
export interface ResolveUrlInput {
  /** URL of a page of the network. */
  url: string;
}

/** The error codes that `resolve_url` can return. */
export type ResolveUrlErrorCode = CommonErrorCode;

/** Resolve URL: Convert a profile, company, post or job URL to the id that other tools accept. */
export type ResolveUrlHandler<Context> = (
  input: ResolveUrlInput,
  context: Context,
) => Promise<ResolvedReference>;

/** The data of `resolve_url` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "resolve_url",
    title: "Resolve URL",
    description: "Convert a profile, company, post or job URL to the id that other tools accept.",
    category: "search",
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
    arguments: ["url", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/name"],
    errors: [],
    details: "The scheme, the subdomains `www` and `m`, the query and the fragment are ignored, and so is letter case except in the ids of posts and jobs. Nothing is fetched from the URL itself.",
    synonyms: [
      "I have a link, web address or URL of a person, company, post or job, who or what is it",
      "paste a link, profile link to id",
      "turn an address from the browser into an id",
      "identifier behind a pasted address, https",
      "which member is behind this link",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/resolve",
      tool: "resolve_url",
      operationId: "resolve_url",
      pathParameters: [],
      queryParameters: ["url", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
