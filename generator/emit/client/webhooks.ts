import { fileHeader, quote } from "../../format/text.ts";
import type { Model } from "../../model/model.ts";
import { payloadRef } from "../openapi/webhooks.ts";

/** Emits `webhooks.ts`: the type of the requests that webhooks receive. */
export function emitWebhooks({ events }: Model): string {
  const names = events.map((event) => [event.name, payloadRef(event).$ref.split("/").at(-1) ?? ""] as const);
  return `${fileHeader("spec/events")}
import type { Schemas } from "./schemas.ts";

/** The data of each event, by its type. */
export interface WebhookData {
${names.map(([name, schema]) => `  ${quote(name)}: Schemas[${quote(schema)}];\n`).join("")}}

/** The body of a request with an event of one type. */
export interface WebhookEventOf<Type extends keyof WebhookData> {
  /** Id of the delivery. A repeated request has the same id. */
  readonly id: string;
  readonly type: Type;
  /** Time of the event. */
  readonly timestamp: string;
  readonly account_id: string;
  /** Sequence number of the event; each account has its own sequence. */
  readonly sequence: number;
  readonly data: WebhookData[Type];
}

/**
 * The body of a request that a webhook receives. Verify its signature before you use it, for example with the package
 * \`standardwebhooks\`:
 *
 *     const event = new Webhook(secret).verify(rawBody, headers) as WebhookEvent;
 *     if (event.type === ${quote(names[0]?.[0] ?? "")}) console.log(event.data);
 */
export type WebhookEvent = { [Type in keyof WebhookData]: WebhookEventOf<Type> }[keyof WebhookData];
`;
}
