import type { Static } from "@sinclair/typebox";
import { anyValue, formatted, line, mapping, name, optional, references, schema, summary } from "./key-types.ts";

/** `events/<event>.yaml` */
export const EVENT = mapping("an event", "An event: a fact about an account, written when it becomes true.", {
  name: formatted(
    "Name of the event: what it is about and what has happened. Must equal the file name.",
    /^[a-z][a-z0-9]*(_[a-z0-9]+)*(\.[a-z][a-z0-9]*(_[a-z0-9]+)*)+$/,
    "a name of snake_case parts with dots between them, such as message.received",
    "message.received",
  ),
  title: line("Display name.", "Message received"),
  summary: summary("One sentence that states the fact.", "Another member has sent a message to the account."),
  payload: schema(
    "Schema of the payload: an object, or a reference to a shared schema. Payloads contain ids and times, not text.",
  ),
  object: optional(
    name(
      "Required property of the payload with the id of the object that the event is about. Webhooks receive the events of one object in order.",
      "conversation_id",
    ),
    "(the account)",
  ),
  changes: optional(
    references(
      "resource",
      "Resources that the event changes; subscribed clients are notified. Parameters of the URI get the values of the payload properties with the same names.",
      "Name of a resource.",
      "account_usage",
    ),
  ),
  example: anyValue("A valid payload.", { message_id: "msg_demo_0001" }),
});

export type EventFile = Static<typeof EVENT>;

/** The events that the runtime itself writes. */
export const RUNTIME_EVENTS: readonly string[] = ["resource.changed"];
