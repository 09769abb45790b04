// Generated from spec/tools/profile/manage_profile_positions.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Manage profile positions: Add, change or remove one position of the account's own profile and return all positions.
 *
 * Give exactly one of `company_id` and `company_name`. Do not combine `company_id` with `company_name`.
 *
 * On this route, `action` is "add".
 *
 * `POST /profile/positions`
 */
export interface ManageProfilePositionsOperation {
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
  requestBody: { content: { "application/json": ManageProfilePositionsBody } };
  responses: {
    200: Success<Schemas["PositionList"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // conflict, call_in_progress, outcome_unknown
    413: Failure; // payload_too_large
    415: Failure; // unsupported_media_type
    417: Failure; // expectation_failed
    422: Failure; // idempotency_mismatch
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, account_disconnected, store_unavailable
  };
}

/**
 * Manage profile positions: Add, change or remove one position of the account's own profile and return all positions.
 *
 * Give at least one of `title`, `company_id`, `company_name`, `location`, `started_on`, `ended_on` and `description`.
 * Do not combine `company_id` with `company_name`.
 *
 * On this route, `action` is "update".
 *
 * `PATCH /profile/positions/{position_id}`
 */
export interface UpdateProfilePositionOperation {
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
      /** Position id (pos_...) of the account's profile. */
      position_id: string;
    };
    cookie?: never;
  };
  requestBody: { content: { "application/json": UpdateProfilePositionBody } };
  responses: {
    200: Success<Schemas["PositionList"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // conflict, call_in_progress, outcome_unknown
    413: Failure; // payload_too_large
    415: Failure; // unsupported_media_type
    417: Failure; // expectation_failed
    422: Failure; // idempotency_mismatch
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, account_disconnected, store_unavailable
  };
}

/**
 * Manage profile positions: Add, change or remove one position of the account's own profile and return all positions.
 *
 * On this route, `action` is "remove".
 *
 * `DELETE /profile/positions/{position_id}`
 */
export interface RemoveProfilePositionOperation {
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
      /** Position id (pos_...) of the account's profile. */
      position_id: string;
    };
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["PositionList"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // conflict, call_in_progress, outcome_unknown
    417: Failure; // expectation_failed
    422: Failure; // idempotency_mismatch
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, account_disconnected, store_unavailable
  };
}

export interface ManageProfilePositionsBody {
  /** Job title. */
  title: string;
  /** Employer: company id, handle or URL. */
  company_id?: string;
  /** Employer without a company page. */
  company_name?: string;
  /** Place of work. */
  location?: string | null;
  /** First day. */
  started_on: string;
  /** Last day; null: current. */
  ended_on?: string | null;
  /** Description of the position. */
  description?: string | null;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}

export interface UpdateProfilePositionBody {
  /** Job title. */
  title?: string;
  /** Employer: company id, handle or URL. */
  company_id?: string;
  /** Employer without a company page. */
  company_name?: string;
  /** Place of work. */
  location?: string | null;
  /** First day. */
  started_on?: string;
  /** Last day; null: current. */
  ended_on?: string | null;
  /** Description of the position. */
  description?: string | null;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
