// Generated from spec/tools/profile/get_profile.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Profile } from "../../schemas.ts";

/** Arguments of `get_profile`, validated, without `account_id` and `preview`. */
export interface GetProfileInput {
  /** Member id, handle or URL; default: own profile. */
  profile_id?: string;
  /** Default: all. */
  sections?: ReadonlyArray<"about" | "positions" | "education" | "skills" | "recommendations" | "contact">;
}

/** Failures of `get_profile` that a caller can act on. */
export type GetProfileErrorCode = CommonErrorCode;

/**
 * Get profile: Read one member's profile with the requested sections: about, positions, education, skills,
 * recommendations, contact summary.
 */
export type GetProfileHandler<Context> = (
  input: GetProfileInput,
  context: Context,
) => Promise<Profile>;

/** What the runtime knows of `get_profile`. */
export const tool: ToolModule = {
  entry: {
    name: "get_profile",
    title: "Get profile",
    category: "profile",
    effect: "read",
    idempotent: true,
    safety: "profile_view",
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    headers: [],
    changes: [],
    contents: null,
    errors: [
      "bad_request",
      "invalid_arguments",
      "invalid_cursor",
      "preview_not_supported",
      "unauthenticated",
      "out_of_scope",
      "origin_not_allowed",
      "not_found",
      "method_not_allowed",
      "timed_out",
      "call_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "expectation_failed",
      "idempotency_mismatch",
      "rate_limited",
      "safety_limit_reached",
      "headers_too_large",
      "internal_error",
      "not_supported",
      "network_error",
      "network_unavailable",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/profiles/{profile_id}",
      tool: "get_profile",
      operationId: "get_profile",
      pathParameters: ["profile_id"],
      queryParameters: ["sections", "account_id"],
      parameterTypes: { sections: { items: [["string"]] } },
      bodyProperties: [],
      fixed: {},
    },
    {
      method: "GET",
      path: "/profile",
      tool: "get_profile",
      operationId: "get_own_profile",
      pathParameters: [],
      queryParameters: ["profile_id", "sections", "account_id"],
      parameterTypes: { sections: { items: [["string"]] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "get_profile",
    title: "Get profile",
    description: "Read one member's profile with the requested sections: about, positions, education, skills, recommendations, contact summary.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        profile_id: { type: "string", description: "Member id, handle or URL; default: own profile." },
        sections: {
          type: "array",
          uniqueItems: true,
          items: {
            type: "string",
            enum: ["about", "positions", "education", "skills", "recommendations", "contact"],
          },
          description: "Default: all.",
        },
        account_id: { type: "string", description: "Default: the default account." },
      },
    },
    outputSchema: {
      type: "object",
      required: [
        "id",
        "handle",
        "name",
        "headline",
        "location",
        "industry",
        "degree",
        "mutual_connection_count",
        "connection_count",
        "follower_count",
        "current_position",
        "open_profile",
        "own",
        "following",
        "pending_invitation",
        "url",
        "about",
        "positions",
        "education",
        "skills",
        "recommendations",
        "contact",
      ],
      properties: {
        id: { type: "string" },
        handle: { type: "string" },
        name: { type: "string" },
        headline: { type: "string" },
        location: { type: ["string", "null"] },
        industry: { type: ["string", "null"] },
        degree: { $ref: "#/$defs/Degree" },
        mutual_connection_count: { type: "integer" },
        connection_count: { type: "integer" },
        follower_count: { type: "integer" },
        current_position: {
          anyOf: [
            {
              type: "object",
              required: ["title", "company_id", "company_name", "started_on"],
              properties: {
                title: { type: "string" },
                company_id: { type: ["string", "null"] },
                company_name: { type: "string" },
                started_on: { type: "string", format: "date" },
              },
            },
            { type: "null" },
          ],
        },
        open_profile: { type: "boolean" },
        own: { type: "boolean" },
        following: { type: "boolean" },
        pending_invitation: {
          anyOf: [
            {
              type: "object",
              required: ["id", "direction"],
              properties: { id: { type: "string" }, direction: { type: "string", enum: ["sent", "received"] } },
            },
            { type: "null" },
          ],
        },
        url: { type: "string", format: "uri" },
        about: { type: ["string", "null"] },
        positions: {
          type: ["array", "null"],
          items: {
            type: "object",
            required: [
              "id",
              "title",
              "company_id",
              "company_name",
              "location",
              "started_on",
              "ended_on",
              "months",
              "description",
            ],
            properties: {
              id: { type: "string" },
              title: { type: "string" },
              company_id: { type: ["string", "null"] },
              company_name: { type: "string" },
              location: { type: ["string", "null"] },
              started_on: { type: "string", format: "date" },
              ended_on: { type: ["string", "null"], format: "date" },
              months: { type: "integer" },
              description: { type: ["string", "null"] },
            },
          },
        },
        education: {
          type: ["array", "null"],
          items: {
            type: "object",
            required: ["id", "school", "degree", "field", "started_year", "ended_year"],
            properties: {
              id: { type: "string" },
              school: { type: "string" },
              degree: { type: ["string", "null"] },
              field: { type: ["string", "null"] },
              started_year: { type: ["integer", "null"] },
              ended_year: { type: ["integer", "null"] },
            },
          },
        },
        skills: {
          type: ["array", "null"],
          items: {
            type: "object",
            required: ["name", "endorsement_count", "endorsed"],
            properties: {
              name: { type: "string" },
              endorsement_count: { type: "integer" },
              endorsed: { type: "boolean" },
            },
          },
        },
        recommendations: {
          type: ["array", "null"],
          items: {
            type: "object",
            required: ["id", "author", "relationship", "text", "written_at"],
            properties: {
              id: { type: "string" },
              author: {
                type: "object",
                required: ["id", "handle", "name", "headline", "degree", "url"],
                properties: {
                  id: { type: "string" },
                  handle: { type: "string" },
                  name: { type: "string" },
                  headline: { type: "string" },
                  degree: { $ref: "#/$defs/Degree" },
                  url: { type: "string", format: "uri" },
                },
              },
              relationship: { type: "string" },
              text: { type: "string" },
              written_at: { type: "string", format: "date-time" },
            },
          },
        },
        contact: {
          anyOf: [
            {
              type: "object",
              required: ["website", "email_shared", "phone_shared", "birthday_shared"],
              properties: {
                website: { type: ["string", "null"], format: "uri" },
                email_shared: { type: "boolean" },
                phone_shared: { type: "boolean" },
                birthday_shared: { type: "boolean" },
              },
            },
            { type: "null" },
          ],
        },
      },
      $defs: { Degree: { anyOf: [{ type: "integer", enum: [1, 2, 3] }, { type: "null" }] } },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
