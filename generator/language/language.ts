import { EVENT } from "./event.ts";
import { EXCEPTIONS } from "./exceptions.ts";
import { schema, type LanguageSchema } from "./key-types.ts";
import { PROMPT } from "./prompt.ts";
import { RESOURCE } from "./resource.ts";
import { RESPONSE } from "./response.ts";
import { SERVICE } from "./service.ts";
import { ERRORS, LIMITS, SCOPES } from "./tables.ts";
import { TOOL } from "./tool.ts";

/** The kinds of files of a specification, in the order in which the reference page describes them. */
export const LANGUAGE = {
  service: SERVICE,
  scopes: SCOPES,
  limits: LIMITS,
  errors: ERRORS,
  tool: TOOL,
  response: RESPONSE,
  prompt: PROMPT,
  resource: RESOURCE,
  event: EVENT,
  schema: schema("A shared JSON Schema. Its name is the file name."),
  exceptions: EXCEPTIONS,
} as const satisfies Readonly<Record<string, LanguageSchema>>;

export type SpecKind = keyof typeof LANGUAGE;

/** The paths of the files of each kind. */
export const FILE_PATHS: Readonly<Record<SpecKind, string>> = {
  service: "spec/service.yaml",
  scopes: "spec/scopes.yaml",
  limits: "spec/limits.yaml",
  errors: "spec/errors.yaml",
  tool: "spec/tools/<category>/<tool>.yaml",
  response: "spec/responses/<tool>.yaml",
  prompt: "spec/prompts/<prompt>.yaml",
  resource: "spec/resources/<resource>.yaml",
  event: "spec/events/<event>.yaml",
  schema: "spec/schemas/<Schema>.yaml",
  exceptions: "spec/diff-exceptions.yaml",
};
