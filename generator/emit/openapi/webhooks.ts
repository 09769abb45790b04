import type { EventModel, Model, Schema } from "../../model/model.ts";
import { markdownText } from "./markdown-text.ts";
import { openapiSchema, schemaRef } from "./schema.ts";

/** Returns the requests that webhooks receive, by event (OpenAPI 3.1, `webhooks`). None if the service has no webhooks. */
export function webhookItems({ service, events }: Model): Record<string, Schema> {
  if (!service.webhooks) return {};
  return Object.fromEntries(events.map((event) => [event.name, { post: webhookOperation(event) }]));
}

/** Returns the schemas of payloads by the name of their type, for the components. */
export function payloadSchemas({ service, events }: Model): readonly (readonly [string, Schema])[] {
  if (!service.webhooks) return [];
  return events
    .filter(({ payload }) => payload["$ref"] === undefined)
    .map(({ typeName, summary, payload }) => [
      typeName,
      { description: markdownText(summary), ...openapiSchema(payload) },
    ]);
}

/** Returns the reference to the schema of an event's payload. */
export const payloadRef = ({ typeName, payload }: EventModel): { readonly $ref: string } =>
  schemaRef(typeof payload["$ref"] === "string" ? payload["$ref"] : typeName);

function webhookOperation(event: EventModel): Schema {
  const { name, title, summary, object } = event;
  const order = object === null ? "the account" : `an object (\`${object}\`)`;
  return {
    operationId: `on_${name.replaceAll(".", "_")}`,
    summary: title,
    description: markdownText(`${summary}\n\nThe events about ${order} are sent in order.`),
    security: [],
    parameters: Object.keys(webhookHeaders).map((header) => ({ $ref: `#/components/parameters/${header}` })),
    requestBody: {
      required: true,
      content: { "application/json": { schema: envelope(event), example: exampleOf(event) } },
    },
    responses: {
      "2XX": { description: "The event was received." },
      "410": { description: "No more events are wanted: the webhook is disabled." },
      "4XX": { description: "The event was not received. It is sent again, for 24 hours." },
      "5XX": { description: "The event was not received. It is sent again, for 24 hours." },
    },
  };
}

/** Returns the schema of a request's body. */
function envelope(event: EventModel): Schema {
  return {
    type: "object",
    required: ["id", "type", "timestamp", "account_id", "sequence", "data"],
    properties: {
      id: {
        type: "string",
        description: "Id of the delivery, equal to the header `webhook-id`. A repeated request has the same id.",
      },
      type: { type: "string", const: event.name },
      timestamp: { type: "string", format: "date-time", description: "Time of the event." },
      account_id: { type: "string", description: "Account that the event is about." },
      sequence: {
        type: "integer",
        minimum: 1,
        description: "Sequence number of the event; each account has its own sequence.",
      },
      data: payloadRef(event),
    },
  };
}

/** Returns the example of a request's body. */
export const exampleOf = ({ name, example }: EventModel): Schema => ({
  id: "whd_0001",
  type: name,
  timestamp: "2026-06-15T09:30:00.000Z",
  account_id: "acc_0001",
  sequence: 1,
  data: example,
});

/** The headers of a request (Standard Webhooks 1.0), as components. */
export const webhookHeaders = {
  webhook_id: {
    name: "webhook-id",
    in: "header",
    required: true,
    description: "Id of the delivery. A repeated request has the same id.",
    schema: { type: "string" },
    example: "whd_0001",
  },
  webhook_timestamp: {
    name: "webhook-timestamp",
    in: "header",
    required: true,
    description: "Time of the request, in seconds since 1970.",
    schema: { type: "integer" },
    example: 1_781_515_800,
  },
  webhook_signature: {
    name: "webhook-signature",
    in: "header",
    required: true,
    description: "Signatures of the request, separated by spaces. One of them is made with the current secret.",
    schema: { type: "string" },
    example: "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  },
} as const;
