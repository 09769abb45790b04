import type { Model, NamedSchema, ResourceModel } from "../../model/model.ts";
import { rpcCall } from "./calls.ts";
import { descriptionOf, outputTable, schemaOf, valueText } from "./fields.ts";
import { pagePath } from "./links.ts";
import { block, code, page, text } from "./markdown.ts";

/** One resource: its address and the shape of what it holds. */
export function resourcePage(resource: ResourceModel, model: Model): string {
  const here = pagePath.resource(resource.name);
  const schema = schemaOf(model, resource.output.$ref);
  return page(`spec/resources/${resource.name}.yaml`, [
    `# ${text(resource.title)}`,
    `Resource ${code(resource.uri)} (${code(resource.mimeType)})`,
    text(resource.summary),
    "## Read it",
    block("sh", rpcCall(model.service, "resources/read", { uri: resource.uri })),
    "## Content",
    text(descriptionOf(schema)),
    outputTable(here, schema, model),
  ]);
}

/** One shared schema that other pages refer to. */
export function schemaPage({ name, schema }: NamedSchema, model: Model): string {
  const here = pagePath.schema(name);
  return page("spec/", [
    `# ${name}`,
    text(descriptionOf(schema)),
    outputTable(here, schema, model) || valueText(here, schema, model),
  ]);
}
