// Generated from spec/tools/messaging/save_message_template.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Save message template: Create a message template, or change one; unknown variables are rejected with their position.
 *
 * Give at least one of `template_id` and `name`. Give at least one of `template_id` and `kind`. Give at least one of
 * `template_id` and `text`. Give at least one of `name`, `kind`, `subject` and `text`. `kind: inmail` requires
 * `subject`. `kind: message` or `kind: invitation` excludes `subject`.
 *
 * `POST /message-templates`
 */
export interface SaveMessageTemplateOperation {
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
  requestBody: { content: { "application/json": SaveMessageTemplateBody } };
  responses: {
    200: Success<Schemas["MessageTemplate"]>;
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

/**
 * Save message template: Create a message template, or change one; unknown variables are rejected with their position.
 *
 * Give at least one of `name`, `kind`, `subject` and `text`. `kind: inmail` requires `subject`. `kind: message` or
 * `kind: invitation` excludes `subject`.
 *
 * `PATCH /message-templates/{template_id}`
 */
export interface UpdateMessageTemplateOperation {
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
      /** Template to change, from list_message_templates. */
      template_id: string;
    };
    cookie?: never;
  };
  requestBody: { content: { "application/json": UpdateMessageTemplateBody } };
  responses: {
    200: Success<Schemas["MessageTemplate"]>;
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

export interface SaveMessageTemplateBody {
  /** Template to change, from list_message_templates. */
  template_id?: string;
  /** Unique name. */
  name?: string;
  /** What is sent with it. */
  kind?: "message" | "invitation" | "inmail";
  /** Required for an InMail. */
  subject?: string;
  /** Text with variables: {{first_name}}. */
  text?: string;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}

export interface UpdateMessageTemplateBody {
  /** Unique name. */
  name?: string;
  /** What is sent with it. */
  kind?: "message" | "invitation" | "inmail";
  /** Required for an InMail. */
  subject?: string;
  /** Text with variables: {{first_name}}. */
  text?: string;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
