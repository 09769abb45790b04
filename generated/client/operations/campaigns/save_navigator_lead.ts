// Generated from spec/tools/campaigns/save_navigator_lead.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Save navigator lead: Save a member as a navigator lead, move one to another list, or remove one.
 *
 * `saved: false` excludes `list`.
 *
 * `POST /navigator/leads`
 */
export interface SaveNavigatorLeadOperation {
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
  requestBody: { content: { "application/json": SaveNavigatorLeadBody } };
  responses: {
    200: Success<Schemas["NavigatorLead"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed, subscription_required
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

export interface SaveNavigatorLeadBody {
  /** Member id, handle or URL. */
  profile_id: string;
  /** Name of a list; null: no list. */
  list?: string | null;
  /** false: remove the lead. */
  saved?: boolean;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
