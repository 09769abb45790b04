// Generated from spec/tools/settings/update_account_settings.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Update account settings: Change time zone, language, working hours and notifications, or revoke a client's access.
 *
 * `PATCH /account/settings`
 */
export interface UpdateAccountSettingsOperation {
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
  requestBody?: { content: { "application/json": UpdateAccountSettingsBody } };
  responses: {
    200: Success<Schemas["AccountSettings"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // conflict, call_in_progress
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

export interface UpdateAccountSettingsBody {
  /** IANA name: Europe/Lisbon. */
  timezone?: string;
  /** BCP 47 tag: pt-BR. */
  language?: string;
  working_hours?: Schemas["WorkingHours"];
  /** Notifications to turn on or off. */
  notifications?: {
    /** Received and accepted. */
    invitations?: boolean;
    /** Received. */
    messages?: boolean;
    /** In posts and comments. */
    mentions?: boolean;
    /** Reactions, comments, replies and reposts. */
    engagement?: boolean;
    /** Views of the account's profile. */
    profile_views?: boolean;
    /** Replies of leads and status changes of campaigns. */
    campaigns?: boolean;
  };
  /** Days to store metrics. */
  analytics_retention_days?: number;
  /** AI client to revoke, from get_account. */
  end_client_id?: string;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
