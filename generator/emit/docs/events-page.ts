import type { Model } from "../../model/model.ts";
import { outputTable, schemaOf } from "./fields.ts";
import { pagePath } from "./links.ts";
import { block, code, page, text } from "./markdown.ts";

/** Emits the page of all events, with their payloads. */
export function eventsPage(model: Model): string {
  return page("spec/events", [
    "# Events",
    "An event is a fact about an account. It is written in the transaction that makes it true. Consumers handle the events of an account in order and at least once.",
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
