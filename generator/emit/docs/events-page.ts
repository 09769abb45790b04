import type { Model } from "../../model/model.ts";
import { outputTable, schemaOf } from "./fields.ts";
import { pagePath } from "./links.ts";
import { block, code, page, text } from "./markdown.ts";

/** Emits the page of all events, with their payloads. */
export function eventsPage(model: Model): string {
  return page("spec/events", [
    "# Events",
    "An event is a fact about an account. It is written in the transaction that makes it true. Consumers handle the events of an account in order. Their writes to the store happen exactly once; other effects may be repeated.",
    "The `cause` of an event is what made it true: the call of this or another account (`request_id`, `tool`), a job (`job_id`), or the network (`network_id`), where `source` says how the service has learned of it. What had happened before the account was connected is no event.",
    ...model.events.flatMap(({ name, summary, payload, example }) => {
      const { $ref } = payload;
      return [
        `## ${code(name)}`,
        text(summary),
        outputTable(pagePath.events, typeof $ref === "string" ? schemaOf(model, $ref) : payload, model),
        block("json", JSON.stringify(example, null, 2)),
      ];
    }),
  ]);
}
