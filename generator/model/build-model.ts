import type { SpecKind } from "../language/language.ts";
import type { EventFile } from "../language/event.ts";
import type { PromptFile } from "../language/prompt.ts";
import type { ResponseFile } from "../language/response.ts";
import type { ResourceFile } from "../language/resource.ts";
import type { ServiceFile } from "../language/service.ts";
import type { ErrorsFile, LimitsFile, ScopesFile } from "../language/tables.ts";
import type { SpecFile } from "../load/spec-file.ts";
import { buildEvent, buildPrompt, buildResource, namedCompletions } from "./build-items.ts";
import { sortedSchemas, type SchemaTable } from "./build-schemas.ts";
import { buildErrors, buildLimits, buildScopes, buildService } from "./build-tables.ts";
import { buildTools } from "./build-tools.ts";
import type { Model, Schema } from "./model.ts";

/** Builds the model of a specification without diagnostics. The casts are safe because `checkSpec` has validated all shapes. */
export function buildModel(files: readonly SpecFile[]): Model {
  const valueOf = (kind: SpecKind): unknown => files.find((file) => file.kind === kind)?.value;
  const valuesOf = (kind: SpecKind): readonly unknown[] =>
    files.filter((file) => file.kind === kind).map((file) => file.value);

  const service = valueOf("service") as ServiceFile;
  const scopes = valueOf("scopes") as ScopesFile;
  const errors = buildErrors(valueOf("errors") as ErrorsFile);
  const schemas: SchemaTable = new Map(
    files.filter((file) => file.kind === "schema").map((file) => [file.name, file.value as Schema]),
  );
  const responses = new Map(valuesOf("response").map((value) => [(value as ResponseFile).name, value as ResponseFile]));
  const tools = buildTools(files, { service, scopes, errors, schemas, responses });
  const prompts = valuesOf("prompt").map((value) => buildPrompt(value as PromptFile));
  const resources = valuesOf("resource").map((value) =>
    buildResource(value as ResourceFile, service.uri_scheme, schemas),
  );
  return {
    service: buildService(service),
    scopes: buildScopes(scopes, tools),
    limits: buildLimits(valueOf("limits") as LimitsFile),
    errors,
    schemas: sortedSchemas(schemas),
    tools,
    prompts,
    resources,
    events: valuesOf("event").map((value) => buildEvent(value as EventFile)),
    completions: namedCompletions(prompts, resources),
  };
}
