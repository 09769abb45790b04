// Generated from spec/tools/settings/manage_outreach_settings.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Manage outreach settings: Read or change outreach settings: daily limits (up to the safety limits), delays, weekends,
 * replies, notes.
 *
 * On this route, `action` is "get".
 *
 * `GET /settings/outreach`
 */
export interface ManageOutreachSettingsOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["OutreachSettings"]>;
    400: Failure; // bad_request, invalid_arguments, preview_not_supported
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    417: Failure; // expectation_failed
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, store_unavailable
  };
}

/**
 * Manage outreach settings: Read or change outreach settings: daily limits (up to the safety limits), delays, weekends,
 * replies, notes.
 *
 * Give at least one of `daily_limits`, `delay_seconds`, `weekend`, `stop_on_reply` and `invitation_note_policy`.
 *
 * On this route, `action` is "update".
 *
 * `PATCH /settings/outreach`
 */
export interface UpdateOutreachSettingsOperation {
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
  requestBody: { content: { "application/json": UpdateOutreachSettingsBody } };
  responses: {
    200: Success<Schemas["OutreachSettings"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // call_in_progress
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

export interface UpdateOutreachSettingsBody {
  /** Daily limits in units. */
  daily_limits?: {
    /** Invitations. */
    invitation?: number;
    /** Messages. */
    message?: number;
    /** InMails. */
    inmail?: number;
    /** Profile views. */
    profile_view?: number;
    /** Follows. */
    follow?: number;
    /** Engagements. */
    engagement?: number;
  };
  delay_seconds?: Schemas["DelayRange"];
  /** Whether outreach also runs on weekends. */
  weekend?: boolean;
  /** A reply ends the lead's sequence. */
  stop_on_reply?: boolean;
  /** Invitation note: optional, required or none. */
  invitation_note_policy?: "as_written" | "always" | "never";
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
