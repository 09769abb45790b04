// Generated from spec/tools/campaigns/save_lead.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Save lead: Create a lead from a profile, or change a lead: tags, stage, note, custom fields for templates.
 *
 * Give exactly one of `lead_id` and `profile_id`.
 *
 * `POST /leads`
 */
export interface SaveLeadOperation {
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
  requestBody: { content: { "application/json": SaveLeadBody } };
  responses: {
    200: Success<Schemas["Lead"]>;
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

/**
 * Save lead: Create a lead from a profile, or change a lead: tags, stage, note, custom fields for templates.
 *
 * `PATCH /leads/{lead_id}`
 */
export interface ChangeLeadOperation {
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
      /** Lead to change. */
      lead_id: string;
    };
    cookie?: never;
  };
  requestBody?: { content: { "application/json": ChangeLeadBody } };
  responses: {
    200: Success<Schemas["Lead"]>;
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

export interface SaveLeadBody {
  /** Lead to change. */
  lead_id?: string;
  /** Member id, handle or URL. */
  profile_id?: string;
  /** All tags. */
  tags?: string[];
  /** Free text, such as contacted; null: delete it. */
  stage?: string | null;
  /** null: delete it. */
  note?: string | null;
  /** Fields for {{custom.&lt;name>}} in campaign texts. */
  custom?: Array<{
    /** No spaces, braces or .,:; characters. */
    name: string;
    /** null: delete the field. */
    value: string | null;
  }>;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}

export interface ChangeLeadBody {
  /** All tags. */
  tags?: string[];
  /** Free text, such as contacted; null: delete it. */
  stage?: string | null;
  /** null: delete it. */
  note?: string | null;
  /** Fields for {{custom.&lt;name>}} in campaign texts. */
  custom?: Array<{
    /** No spaces, braces or .,:; characters. */
    name: string;
    /** null: delete the field. */
    value: string | null;
  }>;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
