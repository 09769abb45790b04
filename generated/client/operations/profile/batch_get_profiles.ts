// Generated from spec/tools/profile/batch_get_profiles.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Batch get profiles: Read up to 50 profiles in one call; each counts as one profile view. Each profile that cannot be
 * read has its own error.
 *
 * `POST /profiles/batch`
 */
export interface BatchGetProfilesOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody: { content: { "application/json": BatchGetProfilesBody } };
  responses: {
    200: Success<Schemas["ProfileBatch"]>;
    400: Failure; // bad_request, invalid_arguments, preview_not_supported
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    413: Failure; // payload_too_large
    415: Failure; // unsupported_media_type
    417: Failure; // expectation_failed
    429: Failure; // rate_limited, safety_limit_reached
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, account_disconnected, store_unavailable
  };
}

export interface BatchGetProfilesBody {
  /** Member ids, handles or URLs. */
  profile_ids: string[];
  /** Default: none. */
  sections?: Array<"about" | "positions" | "education" | "skills" | "recommendations" | "contact">;
  /** Omit for the default account. */
  account_id?: string;
}
