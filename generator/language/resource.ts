import type { Static } from "@sinclair/typebox";
import { DEPRECATION } from "./deprecation.ts";
import { either, formatted, line, listOf, mapping, name, oneOf, optional, reference, summary } from "./key-types.ts";
import { mimeType, TEXT_VALUE } from "./prompt.ts";
import { OUTPUT_FORMS } from "./tool.ts";

/** `resources/<resource>.yaml` */
export const RESOURCE = mapping("a resource", "A resource: data that clients read by its URI.", {
  name: name("Name of the resource; must equal the file name.", "account_info"),
  title: line("Display name.", "Account info"),
  summary: summary("One sentence for lists.", "The connected account."),
  deprecated: optional(DEPRECATION),
  uri: formatted(
    "URI without the service's scheme, with or without parameters.",
    /^(?:[a-z0-9-]+|\{[a-z][a-z0-9_]*\})(?:\/(?:[a-z0-9-]+|\{[a-z][a-z0-9_]*\}))*$/,
    "a URI without its scheme, such as folder/name or folder/{name}",
    "note/{note_id}",
  ),
  mime_type: mimeType("Media type of the content.", "application/json"),
  tool: optional(
    reference(
      "tool",
      "Tool that returns the same or similar data. Callers need one of its scopes to read the resource.",
      "get_account",
    ),
    "(every caller may read it)",
  ),
  parameters: optional(
    listOf(
      mapping("a parameter", "A parameter.", {
        name: name("Name of the parameter in the URI.", "note_id"),
        summary: summary("One sentence that describes the parameter.", "Id of the note."),
        ...TEXT_VALUE,
      }),
      "Parameters of the URI, passed to the handler.",
      { filled: true },
    ),
  ),
  content: optional(
    oneOf(["json", "text", "binary"], "What the handler returns: a JSON object, a string or bytes."),
    "json",
  ),
  output: optional(either("Schema of JSON content.", ...OUTPUT_FORMS), "(required for JSON content)"),
});

export type ResourceFile = Static<typeof RESOURCE>;
export type ResourceParameter = NonNullable<ResourceFile["parameters"]>[number];

/** Returns the names of the `{name}` parameters of a URI, in order. */
export const uriParameters = (uri: string): readonly string[] =>
  [...uri.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? "");
