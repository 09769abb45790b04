import { fileHeader, quote } from "../format/text.ts";
import { printLiteral } from "../format/data.ts";
import type { EventModel, Model } from "../model/model.ts";
import { references } from "../schema/schema-parts.ts";
import { declareType } from "./schema-type.ts";
import { handlerTypes, importSchemas } from "./types.ts";

/**
 * Emits a module for each event, with the type of its payload, and `events.ts`, which lists all events. Emits nothing
 * if there are no events.
 */
export function emitEvents({ events, resources }: Model): ReadonlyMap<string, string> {
  if (events.length === 0) return new Map();
  return new Map([
    ["generated/events.ts", emitList(events, new Map(resources.map(({ name, uri }) => [name, uri])))],
    ...events.map((event) => [`generated/${moduleOf(event)}`, emitPayload(event)] as const),
  ]);
}

const moduleOf = ({ name }: EventModel): string => `events/${name}.ts`;

function emitPayload({ name, typeName, payload, summary }: EventModel): string {
  const imports = importSchemas(references(payload), "../schemas.ts");
  const described = { description: summary, ...payload };
  return `${fileHeader(`spec/events/${name}.yaml`)}${imports}\n${declareType(typeName, described, handlerTypes)}`;
}

/** Emits the map of payloads and the list of events, one line each. */
function emitList(events: readonly EventModel[], uris: ReadonlyMap<string, string>): string {
  const members = events.map((event) => {
    return `  readonly ${quote(event.name)}: import("./${moduleOf(event)}").${event.typeName};\n`;
  });
  const entries = events.map(({ name, title, object, changes }) => ({
    name,
    title,
    ...(object === null ? {} : { object }),
    ...(changes.length === 0 ? {} : { changes: changes.flatMap((resource) => uris.get(resource) ?? []) }),
  }));
  return `${fileHeader("spec/events")}
import type { EventEntry } from "switchboard/contract";

/** The payload of every event, by name. */
export type EventPayloads = {
${members.join("")}};

/** The events of the service. */
export const events: readonly EventEntry[] = ${printLiteral(entries)};
`;
}
