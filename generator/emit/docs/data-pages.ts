import type { Model, NamedSchema, ResourceModel } from "../../model/model.ts";
import { deprecationText } from "../../model/deprecation.ts";
import { argumentsTable, sampleValue } from "./arguments.ts";
import { rpcCall } from "./calls.ts";
import { descriptionOf, outputTable, schemaOf, valueText } from "./fields.ts";
import { linkFrom, pagePath, toolLink } from "./links.ts";
import { block, code, inline, list, page, text } from "./markdown.ts";

/** Emits the page of a resource, with its URI and the schema of its content. */
export function resourcePage(resource: ResourceModel, model: Model): string {
  const { name, title, summary, uri, parameters, mimeType } = resource;
  const kind = parameters.length > 0 ? "Resources" : "Resource";
  return page(`spec/resources/${name}.yaml`, [
    `# ${text(title)}`,
    `${kind} ${code(uri)} (${code(mimeType)})`,
    text(summary),
    access(resource, model),
    resource.deprecated ? text(deprecationText(resource.deprecated)) : "",
    "## Read it",
    block("sh", rpcCall(model.service, "resources/read", { uri: sampleUri(resource) })),
    ...(parameters.length > 0 ? ["## Parameters", argumentsTable(parameters)] : []),
    "## Content",
    ...content(resource, model),
    ...changes(resource, model),
  ]);
}

/** Emits a sentence about who may read a resource. */
function access({ name, tool: shown }: ResourceModel, { tools }: Model): string {
  const tool = tools.find((each) => each.name === shown);
  if (!tool) return "Every caller may read it.";
  return `Callers need a scope that contains ${toolLink(pagePath.resource(name), tool)}.`;
}

function content({ name, content: kind, output }: ResourceModel, model: Model): readonly string[] {
  if (!output) return [kind === "text" ? "Text." : `Binary data, base64-encoded in ${code("blob")}.`];
  const schema = schemaOf(model, output.$ref);
  return [inline(descriptionOf(schema)), outputTable(pagePath.resource(name), schema, model)];
}

/** Emits the tools and events that change a resource, and how clients are notified. */
function changes({ name }: ResourceModel, { tools, events }: Model): readonly string[] {
  const here = pagePath.resource(name);
  const changing = (each: { readonly changes: readonly string[] }): boolean => each.changes.includes(name);
  const [byTools, byEvents] = [tools.filter(changing), events.filter(changing)];
  if (byTools.length + byEvents.length === 0) return [];
  const named = byEvents.map((event) => code(event.name)).join(", ");
  return [
    "## Changes",
    ...(byTools.length > 0
      ? ["Clients are notified after calls of these tools:", list(byTools.map((tool) => toolLink(here, tool)))]
      : []),
    ...(byEvents.length > 0
      ? [`Clients are notified of these ${linkFrom(here, pagePath.events, "events")}: ${named}.`]
      : []),
    `Clients that use MCP 2026-07-28 are notified through ${code("subscriptions/listen")}. Older clients are notified on the event stream of their session (${code("GET")}) after ${code("resources/subscribe")}.`,
  ];
}

/** Returns the URI with a sample value for each parameter. */
const sampleUri = ({ uri, parameters }: ResourceModel): string =>
  parameters.reduce((all, each) => all.replace(`{${each.name}}`, encodeURIComponent(sampleValue(each))), uri);

/** Emits the page of a shared schema. */
export function schemaPage({ name, schema }: NamedSchema, model: Model): string {
  const here = pagePath.schema(name);
  return page("spec/", [
    `# ${name}`,
    inline(descriptionOf(schema)),
    outputTable(here, schema, model) || valueText(here, schema, model),
  ]);
}
