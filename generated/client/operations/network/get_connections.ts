// Generated from spec/tools/network/get_connections.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Get connections: List first-degree connections with filters, tags and last interaction.
 *
 * `GET /connections`
 */
export interface GetConnectionsOperation {
  parameters: {
    query?: {
      /** Words in name or headline. */
      keyword?: string;
      /** Employer's name or company id. */
      company?: string;
      /** Current job title. */
      title?: string;
      /** Place of residence. */
      location?: string;
      /** Industry's name. */
      industry?: string;
      /** Private tag. */
      tag?: string;
      /** Connected at or after this time. */
      connected_since?: string;
      /** recent: newest first; last_interaction: latest contact first; dormant: longest without contact. */
      sort?: "recent" | "name" | "last_interaction" | "dormant";
      detail?: Schemas["Detail"];
      limit?: Schemas["Limit"];
      cursor?: Schemas["Cursor"];
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["ConnectionPage"]>;
    400: Failure; // bad_request, invalid_arguments, invalid_cursor, preview_not_supported
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    417: Failure; // expectation_failed
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, store_unavailable
  };
}
