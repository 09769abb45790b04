// Generated from spec/tools/campaigns/preview_campaign_launch.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { LaunchPreview } from "../../schemas.ts";

/** Arguments of `preview_campaign_launch`, validated, without `account_id` and `preview`. */
export interface PreviewCampaignLaunchInput {
  /** Draft or ready campaign. */
  campaign_id: string;
  /** Leads to render steps for. */
  sample: number;
}

/** Failures of `preview_campaign_launch` that a caller can act on. */
export type PreviewCampaignLaunchErrorCode = "conflict" | CommonErrorCode;

/**
 * Preview campaign launch: Check a launch and return rendered samples, excluded leads with reasons, daily plan, end
 * date and a launch token valid for 15 minutes.
 */
export type PreviewCampaignLaunchHandler<Context> = (
  input: PreviewCampaignLaunchInput,
  context: Context,
) => Promise<LaunchPreview>;

/** What the runtime knows of `preview_campaign_launch`. */
export const tool: ToolModule = {
  entry: {
    name: "preview_campaign_launch",
    title: "Preview campaign launch",
    category: "campaigns",
    effect: "read",
    idempotent: true,
    safety: null,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 30000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: true,
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
      "conflict",
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
      method: "POST",
      path: "/campaigns/{campaign_id}/launch/preview",
      tool: "preview_campaign_launch",
      operationId: "preview_campaign_launch",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["sample", "account_id"],
      fixed: {},
    },
  ],
  listed: {
    name: "preview_campaign_launch",
    title: "Preview campaign launch",
    description: "Check a launch and return rendered samples, excluded leads with reasons, daily plan, end date and a launch token valid for 15 minutes.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["campaign_id"],
      properties: {
        campaign_id: { type: "string", description: "Draft or ready campaign." },
        sample: { type: "integer", minimum: 1, maximum: 10, default: 3, description: "Leads to render steps for." },
        account_id: { type: "string", description: "Default: the default account." },
      },
    },
    outputSchema: {
      type: "object",
      required: [
        "campaign_id",
        "name",
        "status",
        "launchable",
        "blockers",
        "warnings",
        "lead_count",
        "eligible_count",
        "excluded_count",
        "excluded",
        "samples",
        "daily_plan",
        "first_action_at",
        "estimated_end_date",
        "launch_token",
        "expires_at",
      ],
      properties: {
        campaign_id: { type: "string" },
        name: { type: "string" },
        status: { type: "string", enum: ["draft", "ready", "running", "paused", "completed", "archived"] },
        launchable: { type: "boolean" },
        blockers: { type: "array", items: { $ref: "#/$defs/LaunchIssue" } },
        warnings: { type: "array", items: { $ref: "#/$defs/LaunchIssue" } },
        lead_count: { type: "integer" },
        eligible_count: { type: "integer" },
        excluded_count: { type: "integer" },
        excluded: {
          type: "array",
          items: {
            type: "object",
            required: ["lead_id", "profile", "reason", "text"],
            properties: {
              lead_id: { type: "string" },
              profile: {
                anyOf: [
                  {
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
                  { type: "null" },
                ],
              },
              reason: {
                type: "string",
                enum: [
                  "do_not_contact",
                  "blocked",
                  "in_other_campaign",
                  "already_contacted",
                  "already_enrolled",
                  "already_connected",
                  "not_connected",
                  "invitation_pending",
                  "own_profile",
                  "unavailable",
                ],
              },
              text: { type: "string" },
            },
          },
        },
        samples: {
          type: "array",
          items: {
            type: "object",
            required: ["lead_id", "profile", "steps"],
            properties: {
              lead_id: { type: "string" },
              profile: {
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
                  "current_position",
                  "open_profile",
                  "url",
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
                  url: { type: "string", format: "uri" },
                },
              },
              steps: {
                type: "array",
                items: {
                  type: "object",
                  required: [
                    "step",
                    "kind",
                    "variant",
                    "variant_name",
                    "condition",
                    "subject",
                    "text",
                    "length",
                    "length_limit",
                    "empty_variables",
                  ],
                  properties: {
                    step: { type: "integer" },
                    kind: {
                      type: "string",
                      enum: ["view_profile", "follow", "invite", "message", "inmail", "react"],
                    },
                    variant: { type: ["integer", "null"] },
                    variant_name: { type: ["string", "null"] },
                    condition: { type: "string", enum: ["always", "accepted", "not_accepted", "replied", "not_replied"] },
                    subject: { type: ["string", "null"] },
                    text: { type: ["string", "null"] },
                    length: { type: ["integer", "null"] },
                    length_limit: { type: ["integer", "null"] },
                    empty_variables: { type: "array", items: { type: "string" } },
                  },
                },
              },
            },
          },
        },
        daily_plan: {
          type: "array",
          items: {
            type: "object",
            required: ["day", "total", "view_profile", "follow", "invite", "message", "inmail", "react"],
            properties: {
              day: { type: "string", format: "date" },
              total: { type: "integer" },
              view_profile: { type: "integer" },
              follow: { type: "integer" },
              invite: { type: "integer" },
              message: { type: "integer" },
              inmail: { type: "integer" },
              react: { type: "integer" },
            },
          },
        },
        first_action_at: { type: ["string", "null"], format: "date-time" },
        estimated_end_date: { type: ["string", "null"], format: "date" },
        launch_token: { type: ["string", "null"] },
        expires_at: { type: ["string", "null"], format: "date-time" },
      },
      $defs: {
        Degree: { anyOf: [{ type: "integer", enum: [1, 2, 3] }, { type: "null" }] },
        LaunchIssue: {
          type: "object",
          required: ["code", "text", "step", "variant", "lead_count"],
          properties: {
            code: {
              type: "string",
              enum: [
                "account_not_connected",
                "no_steps",
                "no_lead_list",
                "no_eligible_leads",
                "text_missing",
                "text_too_long",
                "subject_missing",
                "note_required",
                "no_working_time",
                "no_inmail_credits",
                "unreachable_step",
                "empty_variables",
                "few_leads_per_variant",
                "limit_exhausted",
                "cap_above_limit",
                "shared_limits",
                "warm_up",
                "no_personalization",
                "no_stop_on_reply",
                "long_run",
                "duplicate_text",
              ],
            },
            text: { type: "string" },
            step: { type: ["integer", "null"] },
            variant: { type: ["integer", "null"] },
            lead_count: { type: ["integer", "null"] },
          },
        },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
