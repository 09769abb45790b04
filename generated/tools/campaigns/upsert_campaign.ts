// Generated from spec/tools/campaigns/upsert_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Campaign, CampaignSchedule, CampaignStepInput, CampaignStopRule } from "../../schemas.ts";

/** Arguments of `upsert_campaign`, validated, without `account_id` and `preview`. */
export interface UpsertCampaignInput {
  /** Omit to create one. */
  campaign_id?: string;
  /** Campaign name. */
  name: string;
  /** Whole sequence. Texts may use {{first_name}}, {{title}}, {{company}}, {{custom.x}}. */
  steps?: readonly CampaignStepInput[];
  schedule?: CampaignSchedule;
  /** Maximum steps per day; null: account limits only. */
  daily_cap?: number | null;
  /** What ends a lead's sequence; company_replied: another lead at the same company replied. */
  stop_on?: readonly CampaignStopRule[];
  /** Enrolled at the launch. */
  lead_list_id?: string;
}

/** Failures of `upsert_campaign` that a caller can act on. */
export type UpsertCampaignErrorCode = "campaign_not_editable" | CommonErrorCode;

/**
 * Upsert campaign: Create a draft campaign or change one that is a draft or paused: steps, variants, schedule, caps,
 * stop rules.
 */
export type UpsertCampaignHandler<Context> = (
  input: UpsertCampaignInput,
  context: Context,
) => Promise<Campaign>;

/** What the runtime knows of `upsert_campaign`. */
export const tool: ToolModule = {
  entry: {
    name: "upsert_campaign",
    title: "Upsert campaign",
    category: "campaigns",
    effect: "write",
    idempotent: true,
    safety: null,
    live: true,
    scopes: ["core", "full_access", "outbound"],
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
      "campaign_not_editable",
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
      path: "/campaigns",
      tool: "upsert_campaign",
      operationId: "upsert_campaign",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [
        "campaign_id",
        "name",
        "steps",
        "schedule",
        "daily_cap",
        "stop_on",
        "lead_list_id",
        "account_id",
        "preview",
      ],
      fixed: {},
    },
    {
      method: "PATCH",
      path: "/campaigns/{campaign_id}",
      tool: "upsert_campaign",
      operationId: "change_campaign",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["name", "steps", "schedule", "daily_cap", "stop_on", "lead_list_id", "account_id", "preview"],
      fixed: {},
    },
  ],
  listed: {
    name: "upsert_campaign",
    title: "Upsert campaign",
    description: "Create a draft campaign or change one that is a draft or paused: steps, variants, schedule, caps, stop rules.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["name"],
      properties: {
        campaign_id: { type: "string", description: "Omit to create one." },
        name: { type: "string", minLength: 1, maxLength: 120, description: "Campaign name." },
        steps: {
          type: "array",
          minItems: 1,
          maxItems: 20,
          items: {
            type: "object",
            additionalProperties: false,
            required: ["kind"],
            properties: {
              kind: {
                description: "What to do.",
                type: "string",
                enum: ["view_profile", "follow", "invite", "message", "inmail", "react"],
              },
              delay_hours: {
                type: "integer",
                minimum: 0,
                maximum: 2160,
                default: 0,
                description: "Hours after the step before.",
              },
              condition: {
                type: "string",
                enum: ["always", "accepted", "not_accepted", "replied", "not_replied"],
                default: "always",
                description: "Unmet: the step is skipped.",
              },
              wait_hours: {
                type: "integer",
                minimum: 0,
                maximum: 2160,
                default: 336,
                description: "Longest wait for accepted or replied.",
              },
              reaction: {
                type: "string",
                enum: ["like", "celebrate", "support", "love", "insightful", "funny"],
                default: "like",
                description: "For react.",
              },
              variants: {
                type: "array",
                maxItems: 5,
                items: {
                  type: "object",
                  additionalProperties: false,
                  required: ["text"],
                  properties: {
                    name: { type: "string", maxLength: 60, description: "Default: A, B, ..." },
                    subject: { type: ["string", "null"], maxLength: 200, description: "Required for inmail." },
                    text: {
                      type: "string",
                      minLength: 1,
                      maxLength: 8000,
                      description: "At most 300 for invite, 1900 for inmail.",
                    },
                    weight: {
                      type: "integer",
                      minimum: 1,
                      maximum: 100,
                      default: 1,
                      description: "Relative share of leads.",
                    },
                  },
                },
                description: "Wordings for message and inmail; for invite the note, or none.",
              },
            },
          },
          description: "Whole sequence. Texts may use {{first_name}}, {{title}}, {{company}}, {{custom.x}}.",
        },
        schedule: {
          description: "When the campaign may act.",
          type: "object",
          additionalProperties: false,
          required: ["timezone", "days", "start", "end"],
          properties: {
            timezone: { type: "string", description: "IANA name: Europe/Berlin." },
            days: {
              type: "array",
              minItems: 1,
              uniqueItems: true,
              items: {
                type: "string",
                enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
              },
              description: "Days of the week.",
            },
            start: { type: "string", description: "HH:MM." },
            end: { type: "string", description: "HH:MM, after start." },
          },
        },
        daily_cap: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 500,
          description: "Maximum steps per day; null: account limits only.",
        },
        stop_on: {
          type: "array",
          uniqueItems: true,
          items: { type: "string", enum: ["replied", "accepted", "company_replied"] },
          description: "What ends a lead's sequence; company_replied: another lead at the same company replied.",
        },
        lead_list_id: { type: "string", description: "Enrolled at the launch." },
        account_id: { type: "string", description: "Default: the default account." },
        preview: { type: "boolean", default: false, description: "Only return what would happen." },
      },
    },
    outputSchema: {
      type: "object",
      required: [
        "id",
        "name",
        "status",
        "status_reason",
        "steps",
        "schedule",
        "daily_cap",
        "stop_on",
        "lead_list",
        "stats",
        "health",
        "outreach",
        "next_action_at",
        "created_at",
        "updated_at",
        "launched_at",
        "paused_at",
        "completed_at",
        "archived_at",
      ],
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        status: { type: "string", enum: ["draft", "ready", "running", "paused", "completed", "archived"] },
        status_reason: { type: ["string", "null"] },
        steps: {
          type: "array",
          items: {
            type: "object",
            required: ["kind", "delay_hours", "condition", "wait_hours", "reaction", "variants"],
            properties: {
              kind: { $ref: "#/$defs/CampaignStepKind" },
              delay_hours: { type: "integer" },
              condition: { type: "string", enum: ["always", "accepted", "not_accepted", "replied", "not_replied"] },
              wait_hours: { type: "integer" },
              reaction: { type: "string", enum: ["like", "celebrate", "support", "love", "insightful", "funny"] },
              variants: {
                type: "array",
                items: {
                  type: "object",
                  required: ["name", "subject", "text", "weight"],
                  properties: {
                    name: { type: "string" },
                    subject: { type: ["string", "null"] },
                    text: { type: "string" },
                    weight: { type: "integer" },
                  },
                },
              },
            },
          },
        },
        schedule: {
          type: "object",
          required: ["timezone", "days", "start", "end"],
          properties: {
            timezone: { type: "string" },
            days: { type: "array", items: { $ref: "#/$defs/Weekday" } },
            start: { type: "string" },
            end: { type: "string" },
          },
        },
        daily_cap: { type: ["integer", "null"] },
        stop_on: { type: "array", items: { type: "string", enum: ["replied", "accepted", "company_replied"] } },
        lead_list: {
          anyOf: [
            {
              type: "object",
              required: ["lead_list_id", "name", "lead_count"],
              properties: { lead_list_id: { type: "string" }, name: { type: "string" }, lead_count: { type: "integer" } },
            },
            { type: "null" },
          ],
        },
        stats: {
          type: "object",
          required: [
            "leads",
            "contacted",
            "profiles_viewed",
            "followed",
            "reactions",
            "invitations_sent",
            "invitations_accepted",
            "acceptance_rate",
            "messages_sent",
            "inmails_sent",
            "replied",
            "reply_rate",
            "skipped",
            "failed",
            "median_hours_to_accept",
            "median_hours_to_reply",
            "done_today",
            "first_action_at",
            "last_action_at",
            "steps",
            "days",
          ],
          properties: {
            leads: {
              type: "object",
              required: ["total", "pending", "in_progress", "replied", "completed", "stopped", "failed"],
              properties: {
                total: { type: "integer" },
                pending: { type: "integer" },
                in_progress: { type: "integer" },
                replied: { type: "integer" },
                completed: { type: "integer" },
                stopped: { type: "integer" },
                failed: { type: "integer" },
              },
            },
            contacted: { type: "integer" },
            profiles_viewed: { type: "integer" },
            followed: { type: "integer" },
            reactions: { type: "integer" },
            invitations_sent: { type: "integer" },
            invitations_accepted: { type: "integer" },
            acceptance_rate: { $ref: "#/$defs/Rate" },
            messages_sent: { type: "integer" },
            inmails_sent: { type: "integer" },
            replied: { type: "integer" },
            reply_rate: { $ref: "#/$defs/Rate" },
            skipped: { type: "integer" },
            failed: { type: "integer" },
            median_hours_to_accept: { type: ["number", "null"] },
            median_hours_to_reply: { type: ["number", "null"] },
            done_today: { type: "integer" },
            first_action_at: { type: ["string", "null"], format: "date-time" },
            last_action_at: { type: ["string", "null"], format: "date-time" },
            steps: {
              type: "array",
              items: {
                type: "object",
                required: [
                  "step",
                  "kind",
                  "done",
                  "skipped",
                  "failed",
                  "accepted",
                  "acceptance_rate",
                  "replied",
                  "reply_rate",
                ],
                properties: {
                  step: { type: "integer" },
                  kind: { $ref: "#/$defs/CampaignStepKind" },
                  done: { type: "integer" },
                  skipped: { type: "integer" },
                  failed: { type: "integer" },
                  accepted: { type: ["integer", "null"] },
                  acceptance_rate: { $ref: "#/$defs/Rate" },
                  replied: { type: "integer" },
                  reply_rate: { $ref: "#/$defs/Rate" },
                },
              },
            },
            days: {
              type: "array",
              items: {
                type: "object",
                required: ["day", "done", "accepted", "replied"],
                properties: {
                  day: { type: "string", format: "date" },
                  done: { type: "integer" },
                  accepted: { type: "integer" },
                  replied: { type: "integer" },
                },
              },
            },
          },
        },
        health: {
          type: "object",
          required: ["score", "level", "checks"],
          properties: {
            score: { type: "integer" },
            level: { type: "string", enum: ["good", "warning", "critical"] },
            checks: {
              type: "array",
              items: {
                type: "object",
                required: ["check", "level", "text", "value", "threshold", "unit"],
                properties: {
                  check: {
                    type: "string",
                    enum: [
                      "acceptance_rate",
                      "reply_rate",
                      "failure_rate",
                      "pending_invitations",
                      "lead_supply",
                      "daily_limits",
                      "progress",
                      "personalization",
                      "setup",
                    ],
                  },
                  level: { type: "string", enum: ["ok", "warning", "critical"] },
                  text: { type: "string" },
                  value: { type: ["number", "null"] },
                  threshold: { type: ["number", "null"] },
                  unit: {
                    anyOf: [
                      { type: "string", enum: ["percent", "days", "hours", "leads", "actions"] },
                      { type: "null" },
                    ],
                  },
                },
              },
            },
          },
        },
        outreach: {
          type: "object",
          required: [
            "daily_limits",
            "safety_limits",
            "delay_seconds",
            "working_hours",
            "timezone",
            "weekend",
            "stop_on_reply",
            "invitation_note_policy",
            "updated_at",
          ],
          properties: {
            daily_limits: { $ref: "#/$defs/OutreachLimits" },
            safety_limits: { $ref: "#/$defs/OutreachLimits" },
            delay_seconds: {
              type: "object",
              required: ["min", "max"],
              properties: { min: { type: "integer" }, max: { type: "integer" } },
            },
            working_hours: {
              type: "object",
              required: ["days", "start", "end"],
              properties: {
                days: { type: "array", items: { $ref: "#/$defs/Weekday" } },
                start: { type: "string" },
                end: { type: "string" },
              },
            },
            timezone: { type: "string" },
            weekend: { type: "boolean" },
            stop_on_reply: { type: "boolean" },
            invitation_note_policy: { type: "string", enum: ["as_written", "always", "never"] },
            updated_at: { type: ["string", "null"], format: "date-time" },
          },
        },
        next_action_at: { type: ["string", "null"], format: "date-time" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        launched_at: { type: ["string", "null"], format: "date-time" },
        paused_at: { type: ["string", "null"], format: "date-time" },
        completed_at: { type: ["string", "null"], format: "date-time" },
        archived_at: { type: ["string", "null"], format: "date-time" },
      },
      $defs: {
        CampaignStepKind: { type: "string", enum: ["view_profile", "follow", "invite", "message", "inmail", "react"] },
        OutreachLimits: {
          type: "object",
          required: ["invitation", "message", "inmail", "profile_view", "follow", "engagement"],
          properties: {
            invitation: { type: "integer" },
            message: { type: "integer" },
            inmail: { type: "integer" },
            profile_view: { type: "integer" },
            follow: { type: "integer" },
            engagement: { type: "integer" },
          },
        },
        Rate: { type: ["number", "null"] },
        Weekday: {
          type: "string",
          enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
        },
      },
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  },
};
