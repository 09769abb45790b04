// Generated from spec/tools/profile/get_profile.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Get profile: Read one member's profile with the requested sections: about, positions, education, skills,
 * recommendations, contact summary.
 *
 * `GET /profile`
 */
export interface GetOwnProfileOperation {
  parameters: {
    query?: {
      /** Member id, handle or URL; default: the account. */
      profile_id?: string;
      /** Default: all. */
      sections?: Array<"about" | "positions" | "education" | "skills" | "recommendations" | "contact">;
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["Profile"]>;
    400: Failure; // bad_request, invalid_arguments, preview_not_supported
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    417: Failure; // expectation_failed
    429: Failure; // rate_limited, safety_limit_reached
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, account_disconnected, store_unavailable
  };
}

/**
 * Get profile: Read one member's profile with the requested sections: about, positions, education, skills,
 * recommendations, contact summary.
 *
 * `GET /profiles/{profile_id}`
 */
export interface GetProfileOperation {
  parameters: {
    query?: {
      /** Default: all. */
      sections?: Array<"about" | "positions" | "education" | "skills" | "recommendations" | "contact">;
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path: {
      /** Member id, handle or URL; default: the account. */
      profile_id: string;
    };
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["Profile"]>;
    400: Failure; // bad_request, invalid_arguments, preview_not_supported
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    417: Failure; // expectation_failed
    429: Failure; // rate_limited, safety_limit_reached
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, account_disconnected, store_unavailable
  };
}
