import type { Static } from "@sinclair/typebox";
import { DEPRECATION } from "./deprecation.ts";
import { either, formed, line, listOf, mapping, name, oneOf, optional, summary } from "./key-types.ts";
import { mimeType, TEXT_VALUE } from "./prompt.ts";
import { OUTPUT_FORMS } from "./tool.ts";

/** `resources/<resource>.yaml` */
export const RESOURCE = mapping("a resource", "One resource: data that clients read by its URI.", {
  name: name("Name of the resource; equals the name of the file.", "account_info"),
  title: line("Name for people.", "Account info"),
  summary: summary("One sentence for lists.", "The connected account."),
  deprecated: optional(DEPRECATION),
  uri: formed(
    "URI below the service's scheme, with or without parameters.",
    /^(?:[a-z0-9-]+|\{[a-z][a-z0-9_]*\})(?:\/(?:[a-z0-9-]+|\{[a-z][a-z0-9_]*\}))*$/,
    "a path below the service's scheme, such as folder/name or folder/{name}",
    "note/{note_id}",
  ),
  mime_type: mimeType("Media type of the content.", "application/json"),
  parameters: optional(
    listOf(
      mapping("a parameter", "One parameter.", {
        name: name("Name of the parameter; the same as in the URI.", "note_id"),
        summary: summary("One sentence about it.", "Id of the note."),
        ...TEXT_VALUE,
      }),
      "Parameters of the URI; handlers receive their values.",
      { filled: true },
    ),
  ),
  content: optional(
    oneOf(["json", "text", "binary"], "What the handler returns: a JSON object, a string or bytes."),
    "json",
  ),
  output: optional(either("Shape of JSON content.", ...OUTPUT_FORMS), "(required for JSON content)"),
});

export type ResourceFile = Static<typeof RESOURCE>;
export type ResourceParameter = NonNullable<ResourceFile["parameters"]>[number];

/** The names in the `{name}` segments of an address. */
export const uriParameters = (uri: string): readonly string[] =>
  [...uri.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? "");
