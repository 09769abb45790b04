// Generated from spec/tools/campaigns/delete_lead_list.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Delete lead list: Delete a lead list and, optionally, leads on no other list.
 *
 * `DELETE /lead-lists/{lead_list_id}`
 */
export interface DeleteLeadListOperation {
  parameters: {
    query?: {
      /** Also delete leads that are on no other list. */
      delete_leads?: boolean;
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
      /** Lead list id (lst_...). */
      lead_list_id: string;
    };
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["Deleted"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // conflict, call_in_progress
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
