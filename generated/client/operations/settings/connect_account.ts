// Generated from spec/tools/settings/connect_account.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Connect account: Connect another network account to the workspace, or reconnect one.
 *
 * `POST /accounts`
 */
export interface ConnectAccountOperation {
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
  requestBody: { content: { "application/json": ConnectAccountBody } };
  responses: {
    200: Success<Schemas["AccountSummary"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
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

export interface ConnectAccountBody {
  /** Kind of network: embedded. */
  provider: string;
  /** Depends on the provider. */
  credential?: {
    /** embedded: member of the network. */
    member_id?: string;
    /** Other networks: access token. */
    token?: string;
  };
  /** Default: the member's name. */
  display_name?: string;
  /** IANA name. Default: UTC. */
  timezone?: string;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
