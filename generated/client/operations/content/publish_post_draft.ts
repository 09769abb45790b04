// Generated from spec/tools/content/publish_post_draft.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Publish post draft: Publish a draft now.
 *
 * `POST /post-drafts/{draft_id}/publish`
 */
export interface PublishPostDraftOperation {
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
      /** From list_post_drafts. */
      draft_id: string;
    };
    cookie?: never;
  };
  requestBody?: { content: { "application/json": PublishPostDraftBody } };
  responses: {
    200: Success<Schemas["Post"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed, excluded
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

export interface PublishPostDraftBody {
  /** Who may see it. */
  visibility?: "public" | "connections";
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
