// Generated from spec/tools/profile/request_recommendation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { RecommendationRequest } from "../../schemas.ts";

/** The validated arguments of `request_recommendation`, without `account_id` and `preview`. */
export interface RequestRecommendationInput {
  /** Member id, handle or URL. */
  profile_id: string;
  /** How the member knows the account, for example: managed me directly. */
  relationship: string;
  /** Text of the request. */
  text: string;
}

/** The error codes that `request_recommendation` can return. */
export type RequestRecommendationErrorCode = "not_connected" | "excluded" | "conflict" | CommonErrorCode;

/** Request recommendation: Ask a connection to write a recommendation. */
export type RequestRecommendationHandler<Context> = (
  input: RequestRecommendationInput,
  context: Context,
) => Promise<RecommendationRequest>;

/** The data of `request_recommendation` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "request_recommendation",
    title: "Request recommendation",
    description: "Ask a connection to write a recommendation.",
    category: "profile",
    effect: "write",
    idempotent: false,
    safety: "message",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_id", "relationship", "text", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/profile/handle", "/profile/name", "/profile/headline"],
    errors: ["not_connected", "excluded", "conflict"],
    renamedArguments: { message: "text" },
    details: "While a request to the same member is pending, another one returns `conflict`. The account's own profile returns `invalid_arguments`. A recommendation that the member writes appears in the recommendations of the account's profile.",
    synonyms: [
      "ask a colleague, manager or client to write a recommendation",
      "testimonial",
      "get a reference, review or endorsement from a former boss",
      "have somebody write something nice or good about me, praise me",
      "praise our cooperation publicly, kind words from a client, customer quote",
      "ask for feedback or praise that others can see",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/profiles/{profile_id}/recommendation-requests",
      tool: "request_recommendation",
      operationId: "request_recommendation",
      pathParameters: ["profile_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["relationship", "text", "account_id", "preview"],
      fixed: {},
      deprecation: {
        route: null,
        arguments: {
          message: [
            "Deprecation",
            "@1795305600",
            "Link",
            "</docs/tools/profile/request_recommendation>; rel=\"deprecation\"; type=\"text/html\"",
          ],
        },
      },
    },
  ],
};
