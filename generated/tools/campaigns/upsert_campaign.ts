// Generated from spec/tools/campaigns/upsert_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Campaign, CampaignSchedule, CampaignStepInput, CampaignStopRule } from "../../schemas.ts";

/** The validated arguments of `upsert_campaign`, without `account_id` and `preview`. */
export interface UpsertCampaignInput {
  /** Omit to create a campaign. */
  campaign_id?: string;
  /** Required for a new campaign. */
  name?: string;
  /** All steps. Texts may use {{first_name}}, {{title}}, {{company}}, {{custom.x}}. */
  steps?: readonly CampaignStepInput[];
  schedule?: CampaignSchedule;
  /** Maximum steps per day; null: none. */
  daily_cap?: number | null;
  /** Maximum per 7 calendar days; null: none. */
  weekly_cap?: number | null;
  /** Events that end a lead's sequence; company_replied: another lead at the same company replied. */
  stop_on?: readonly CampaignStopRule[];
  /** Leads; null: none. */
  lead_list_id?: string | null;
}

/** The error codes that `upsert_campaign` can return. */
export type UpsertCampaignErrorCode = "campaign_not_editable" | CommonErrorCode;

/**
 * Upsert campaign: Create a draft campaign or change a draft, ready or paused one: steps, variants, schedule, caps,
 * stop rules.
 */
export type UpsertCampaignHandler<Context> = (
  input: UpsertCampaignInput,
  context: Context,
) => Promise<Campaign>;

/** The data of `upsert_campaign` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "upsert_campaign",
    title: "Upsert campaign",
    description: "Create a draft campaign or change a draft, ready or paused one: steps, variants, schedule, caps, stop rules. Give at least one of campaign_id and name.",
    category: "campaigns",
    effect: "write",
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
    arguments: [
      "campaign_id",
      "name",
      "steps",
      "schedule",
      "daily_cap",
      "weekly_cap",
      "stop_on",
      "lead_list_id",
      "account_id",
      "preview",
    ],
    structuredArguments: ["steps", "schedule", "stop_on"],
    nestedArguments: {
      "/steps/*": ["kind", "delay_hours", "condition", "wait_hours", "reaction", "variants"],
      "/steps/*/variants/*": ["name", "subject", "text", "weight"],
      "/schedule": ["timezone", "days", "start", "end"],
    },
    headers: [],
    changes: [],
    contents: null,
    errors: ["campaign_not_editable"],
    details: "Without `campaign_id`, a draft is created, unless the account already has a draft with the same name and setup and\nwithout enrolled leads: then that draft is returned. With `campaign_id`, the campaign is changed and becomes a draft. Omitted\nfields keep their values. `steps`, `schedule` and `stop_on` are replaced as a whole. The `steps` from `get_campaign`\ncan be edited and sent back.\n\n| kind | action | text | consumes |\n|---|---|---|---|\n| `view_profile` | views the lead's profile | none | profile_view |\n| `follow` | follows the lead | none | follow |\n| `invite` | invites the lead to connect | note of at most 300 characters, or none | invitation |\n| `message` | writes to a connection | at most 8000 characters | message |\n| `inmail` | writes to a member who is not a connection | subject of at most 200, text of at most 1900 characters | inmail |\n| `react` | reacts to the lead's newest post, with `like` unless `reaction` is set | none | content_poll and engagement |\n\nTexts may contain `{{first_name}}`, `{{last_name}}`, `{{name}}`, `{{headline}}`, `{{title}}`, `{{company}}`,\n`{{industry}}`, `{{location}}` and `{{custom.<field>}}` of the lead. Unknown variables are rejected; the launch preview\nreports variables that are empty for a lead.\n\nA new campaign uses the account's working hours as its schedule, has no caps and stops on a reply. Each lead is\nassigned one variant per step, by weight. `weekly_cap` counts the last 7 calendar days in the schedule's time zone,\ntoday included.\n\nThe account's outreach settings (`outreach` of `get_campaign`) take precedence. With `stop_on_reply`, which is the\ndefault, every reply ends the sequence. Saturdays and Sundays are used only with `weekend`. `invitation_note_policy`\ncan omit or require notes.\n",
    synonyms: [
      "create, edit or change an outreach campaign or sequence and its steps",
      "make, build, set up or plan a new campaign, drip or cadence",
      "add, delete or move a follow-up step, wait or delay between steps",
      "change the message texts, variants, schedule or daily cap of a campaign",
      "rename a campaign",
      "automate reaching out, auto follow-up",
      "prepare, compose, correct, fix, modify, adjust, amend, alter, revise, reword, automation",
      "third message, another touch, email sequence, cadence with an invitation and follow-ups",
      "prepare a series of messages to many people, mass mailing, bulk",
      "A/B test a message, change daily sending hours, stop after reply",
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
        "weekly_cap",
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
      bodyProperties: [
        "name",
        "steps",
        "schedule",
        "daily_cap",
        "weekly_cap",
        "stop_on",
        "lead_list_id",
        "account_id",
        "preview",
      ],
      fixed: {},
    },
  ],
};
