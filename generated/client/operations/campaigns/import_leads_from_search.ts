// Generated from spec/tools/campaigns/import_leads_from_search.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Import leads from search: Run a people search and put the results on a list, without duplicates.
 *
 * `POST /lead-lists/{lead_list_id}/import`
 */
export interface ImportLeadsFromSearchOperation {
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
      /** Lead list id (lst_...). */
      lead_list_id: string;
    };
    cookie?: never;
  };
  requestBody: { content: { "application/json": ImportLeadsFromSearchBody } };
  responses: {
    200: Success<Schemas["LeadListReport"]>;
    400: Failure; // bad_request, invalid_arguments, invalid_cursor
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // call_in_progress, outcome_unknown
    413: Failure; // payload_too_large
    415: Failure; // unsupported_media_type
    417: Failure; // expectation_failed
    422: Failure; // idempotency_mismatch
    429: Failure; // rate_limited, safety_limit_reached
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, account_disconnected, store_unavailable
  };
}

export interface ImportLeadsFromSearchBody {
  /** Filters of search_people. */
  query: {
    /** Words that must all occur. */
    keyword?: string;
    /** Current job title. */
    title?: string;
    /** Employer's name or company id. */
    company?: string;
    /** Place of residence. */
    location?: string;
    /** Industry's name. */
    industry?: string;
    /** School's name. */
    school?: string;
    /** Degrees of connection. */
    degree?: number[];
  };
  /** Tags to add. */
  tags?: string[];
  limit?: Schemas["Limit"];
  cursor?: Schemas["Cursor"];
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
