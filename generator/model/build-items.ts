import type { EventFile } from "../language/event.ts";
import type { PromptArgument, PromptFile, PromptMessage } from "../language/prompt.ts";
import { uriParameters, type ResourceFile } from "../language/resource.ts";
import { buildDeprecation } from "./deprecation.ts";
import { nameOutput, type SchemaTable } from "./build-schemas.ts";
import type { ArgumentModel, EventModel, MessageModel, PromptModel, ResourceModel } from "./model.ts";
import { eventName, pascalCase, resourceName } from "../language/naming.ts";

/** Builds the model of a prompt, with all defaults applied. */
export function buildPrompt(file: PromptFile): PromptModel {
  return {
    name: file.name,
    title: file.title,
    summary: file.summary,
    deprecated: buildDeprecation(file.deprecated),
    arguments: file.arguments.map(buildArgument),
    tools: file.tools,
    messages: file.messages.map(buildMessage),
  };
}

/** Builds the model of a resource with its complete URI, and adds its output schema to the table. */
export function buildResource(file: ResourceFile, uriScheme: string, schemas: SchemaTable): ResourceModel {
  const typeName = pascalCase(file.name);
  const named = uriParameters(file.uri);
  const parameters = (file.parameters ?? []).map((each) => buildArgument({ ...each, required: true }));
  return {
    name: file.name,
    title: file.title,
    summary: file.summary,
    deprecated: buildDeprecation(file.deprecated),
    uri: `${uriScheme}://${file.uri}`,
    parameters: parameters.sort((a, b) => named.indexOf(a.name) - named.indexOf(b.name)),
    tool: file.tool ?? null,
    mimeType: file.mime_type,
    typeName,
    content: file.content ?? "json",
    output: file.output ? nameOutput(file.output, resourceName(typeName), schemas) : null,
  };
}

/** Builds the model of an event. */
export function buildEvent({ name, title, summary, payload, object, changes, example }: EventFile): EventModel {
  const optional = { object: object ?? null, changes: changes ?? [] };
  return { name, title, summary, typeName: eventName(name), payload, ...optional, example };
}

/** Returns the names of completion handlers that prompts and resources refer to, sorted. */
export function namedCompletions(
  prompts: readonly PromptModel[],
  resources: readonly ResourceModel[],
): readonly string[] {
  const all = [...prompts.flatMap((prompt) => prompt.arguments), ...resources.flatMap((each) => each.parameters)];
  return [...new Set(all.flatMap(({ completion }) => completion ?? []))].sort();
}

function buildArgument(argument: PromptArgument): ArgumentModel {
  return {
    name: argument.name,
    summary: argument.summary,
    type: argument.type,
    required: argument.required ?? false,
    allowed: argument.allowed ?? null,
    // `checkSpec` has validated the default against the type.
    defaultValue: (argument.default as string | number | undefined) ?? null,
    minimum: argument.minimum ?? null,
    maximum: argument.maximum ?? null,
    completion: argument.completion ?? null,
  };
}

function buildMessage({ role, text, image, audio, resource }: PromptMessage): MessageModel {
  if (resource) {
    return { role, type: "resource", uri: resource.uri, mimeType: resource.mime_type, template: resource.text };
  }
  const media = image ?? audio;
  if (media) return { role, type: image ? "image" : "audio", mimeType: media.mime_type, data: media.data };
  return { role, type: "text", template: text ?? "" };
}
