// Generated from spec/tools/campaigns/upsert_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Upsert campaign: Create a draft campaign or change a draft, ready or paused one: steps, variants, schedule, caps,
 * stop rules.
 *
 * Give at least one of `campaign_id` and `name`.
 *
 * `POST /campaigns`
 */
export interface UpsertCampaignOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
      /** Return what the call would do, without doing it. */
      preview?: boolean;
    };
    header?: {
      /** Makes retries safe: for 24 hours, the same key and arguments return the stored response. */
      "Idempotency-Key"?: string;
    };
    path?: never;
    cookie?: never;
  };
  requestBody: { content: { "application/json": UpsertCampaignBody } };
  responses: {
    200: Success<Schemas["Campaign"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // call_in_progress, campaign_not_editable
    413: Failure; // payload_too_large
    415: Failure; // unsupported_media_type
    417: Failure; // expectation_failed
    422: Failure; // idempotency_mismatch
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, store_unavailable
  };
}

/**
 * Upsert campaign: Create a draft campaign or change a draft, ready or paused one: steps, variants, schedule, caps,
 * stop rules.
 *
 * `PATCH /campaigns/{campaign_id}`
 */
export interface ChangeCampaignOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
      /** Return what the call would do, without doing it. */
      preview?: boolean;
    };
    header?: {
      /** Makes retries safe: for 24 hours, the same key and arguments return the stored response. */
      "Idempotency-Key"?: string;
    };
    path: {
      /** Omit to create a campaign. */
      campaign_id: string;
    };
    cookie?: never;
  };
  requestBody?: { content: { "application/json": ChangeCampaignBody } };
  responses: {
    200: Success<Schemas["Campaign"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // call_in_progress, campaign_not_editable
    413: Failure; // payload_too_large
    415: Failure; // unsupported_media_type
    417: Failure; // expectation_failed
    422: Failure; // idempotency_mismatch
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, store_unavailable
  };
}

export interface UpsertCampaignBody {
  /** Omit to create a campaign. */
  campaign_id?: string;
  /** Required for a new campaign. */
  name?: string;
  /** All steps. Texts may use {{first_name}}, {{title}}, {{company}}, {{custom.x}}. */
  steps?: Schemas["CampaignStepInput"][];
  schedule?: Schemas["CampaignSchedule"];
  /** Maximum steps per day; null: none. */
  daily_cap?: number | null;
  /** Maximum per 7 calendar days; null: none. */
  weekly_cap?: number | null;
  /** Events that end a lead's sequence; company_replied: another lead at the same company replied. */
  stop_on?: Schemas["CampaignStopRule"][];
  /** Leads; null: none. */
  lead_list_id?: string | null;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}

export interface ChangeCampaignBody {
  /** Required for a new campaign. */
  name?: string;
  /** All steps. Texts may use {{first_name}}, {{title}}, {{company}}, {{custom.x}}. */
  steps?: Schemas["CampaignStepInput"][];
  schedule?: Schemas["CampaignSchedule"];
  /** Maximum steps per day; null: none. */
  daily_cap?: number | null;
  /** Maximum per 7 calendar days; null: none. */
  weekly_cap?: number | null;
  /** Events that end a lead's sequence; company_replied: another lead at the same company replied. */
  stop_on?: Schemas["CampaignStopRule"][];
  /** Leads; null: none. */
  lead_list_id?: string | null;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
