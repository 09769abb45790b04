import type { Model } from "../../model/model.ts";
import { outputTable, schemaOf } from "./fields.ts";
import { pagePath } from "./links.ts";
import { exampleOf } from "../openapi/webhooks.ts";
import { block, code, page, text } from "./markdown.ts";

/** Emits the page of all events, with their payloads. */
export function eventsPage(model: Model): string {
  return page("spec/events", [
    "# Events",
    "An event is a fact about an account. It is written in the transaction that makes it true. Consumers handle the events of an account in order. Their writes to the store happen exactly once; other effects may be repeated.",
    "The `cause` of an event is its origin: a call for this or another account (`request_id`, `tool`), a job (`job_id`), or the network (`network_id`; `source` states how the service learned about the fact). No events are written for facts from before the account was connected.",
    ...(model.service.webhooks ? webhookBlocks(model) : []),
    ...model.events.flatMap(({ name, summary, payload, object, example }) => {
      const { $ref } = payload;
      return [
        `## ${code(name)}`,
        text(summary),
        ...(model.service.webhooks && object !== null
          ? [`Webhooks receive events with the same ${code(object)} in order.`]
          : []),
        outputTable(pagePath.events, typeof $ref === "string" ? schemaOf(model, $ref) : payload, model),
        block("json", JSON.stringify(example, null, 2)),
      ];
    }),
  ]);
}

/** Emits the description of the requests that webhooks receive. */
function webhookBlocks({ events }: Model): readonly string[] {
  const [first] = events;
  if (!first) return [];
  return [
    "## Webhooks",
    "A webhook receives events as POST requests, according to Standard Webhooks 1.0. The body of a request is an envelope with one event:",
    block("json", JSON.stringify(exampleOf(first), null, 2)),
    "Verify each request with the secret of the webhook and the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`; libraries for many languages exist. In TypeScript, with the package `standardwebhooks` and the types of the generated client:",
    block(
      "ts",
      `import { Webhook } from "standardwebhooks";
import type { WebhookEvent } from "./client/index.ts";

const event = new Webhook(secret).verify(rawBody, headers) as WebhookEvent; // throws for an invalid signature`,
    ),
    "Respond with a 2xx status within 10 seconds. Any other response, including a redirect, is a failure: the request is repeated with the same `webhook-id`, after 5 seconds, 20 seconds and so on up to 8 hours, until 24 hours have passed. After a response with status 410, the webhook is disabled. A request may arrive more than once; ignore those with a known `webhook-id`.",
    "The events about one object arrive in order: each is sent after the previous one was received, or has failed for 24 hours. Each event below names the property with the id of its object; events without such a property are about the account. Events about different objects arrive in any order; their `sequence` is the order in which they were written.",
  ];
}
