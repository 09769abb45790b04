// Generated from spec/tools/messaging/render_message_template.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Render message template: Render a template for one member, and report empty variables and the length compared with
 * the limit.
 *
 * `POST /message-templates/{template_id}/render`
 */
export interface RenderMessageTemplateOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path: {
      /** From list_message_templates. */
      template_id: string;
    };
    cookie?: never;
  };
  requestBody?: { content: { "application/json": RenderMessageTemplateBody } };
  responses: {
    200: Success<Schemas["RenderedMessage"]>;
    400: Failure; // bad_request, invalid_arguments, preview_not_supported
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    413: Failure; // payload_too_large
    415: Failure; // unsupported_media_type
    417: Failure; // expectation_failed
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, store_unavailable
  };
}

export interface RenderMessageTemplateBody {
  /** Member to write to: id, handle or URL. */
  profile_id?: string;
  /** Values of variables. */
  variables?: Array<{
    /** Such as first_name or custom.event. */
    name: string;
    /** Value. */
    value: string;
  }>;
  /** Omit for the default account. */
  account_id?: string;
}
