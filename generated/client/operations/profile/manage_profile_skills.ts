// Generated from spec/tools/profile/manage_profile_skills.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Manage profile skills: Add or remove one skill of the account's own profile and return all skills.
 *
 * On this route, `action` is "add".
 *
 * `POST /profile/skills`
 */
export interface ManageProfileSkillsOperation {
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
  requestBody: { content: { "application/json": ManageProfileSkillsBody } };
  responses: {
    200: Success<Schemas["SkillList"]>;
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
 * Manage profile skills: Add or remove one skill of the account's own profile and return all skills.
 *
 * On this route, `action` is "remove".
 *
 * `DELETE /profile/skills/{skill}`
 */
export interface RemoveProfileSkillOperation {
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
      /** Name of the skill. */
      skill: string;
    };
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["SkillList"]>;
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

export interface ManageProfileSkillsBody {
  /** Name of the skill. */
  skill: string;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
