// Generated from spec/tools/campaigns/add_exclusions.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Add exclusions: Put members, companies or domains on the do-not-contact list; campaigns stop contacting them.
 *
 * Give at least one of `profile_ids`, `company_ids` and `domains`.
 *
 * `POST /exclusions`
 */
export interface AddExclusionsOperation {
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
  requestBody: { content: { "application/json": AddExclusionsBody } };
  responses: {
    200: Success<Schemas["ExclusionReport"]>;
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

export interface AddExclusionsBody {
  /** Member ids, handles or URLs. */
  profile_ids?: string[];
  /** Company ids, handles or URLs. */
  company_ids?: string[];
  /** Domains, such as acme.example. */
  domains?: string[];
  /** Why. */
  reason?: string;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
