import type { Model, NamedSchema } from "../model/model.ts";
import { references } from "../schema/schema-parts.ts";
import { categoryPage } from "./docs/category-page.ts";
import { changesPage } from "./docs/changes-page.ts";
import { resourcePage, schemaPage } from "./docs/data-pages.ts";
import { eventsPage } from "./docs/events-page.ts";
import { listedSchema, schemaOf } from "./docs/fields.ts";
import { indexPage } from "./docs/index-page.ts";
import { languagePage } from "./docs/language-page.ts";
import { pagePath } from "./docs/links.ts";
import { llmsText } from "./docs/llms-text.ts";
import { promptPage } from "./docs/prompt-page.ts";
import { errorsPage, limitsPage, scopesPage } from "./docs/table-pages.ts";
import { toolPage } from "./docs/tool-page.ts";
import { partsOfTool } from "./parts.ts";
import { rememberNothing, type Remember } from "./remember.ts";

/**
 * Emits `generated/docs/`: the index and general pages (errors, limits, scopes, ...), and a page for each documented tool,
 * its category, each prompt and resource, and each shared schema that a page links to.
 */
export function emitDocs(model: Model, remember: Remember = rememberNothing): ReadonlyMap<string, string> {
  const tools = model.tools.filter((tool) => tool.documented);
  const categories = model.service.categories.filter(({ name }) => tools.some(({ category }) => category === name));
  const pages: readonly (readonly [string, string])[] = [
    [pagePath.index, indexPage(model)],
    [pagePath.llms, llmsText(model)],
    ...categories.map((category) => [pagePath.category(category.name), categoryPage(category, model)] as const),
    [pagePath.changes, changesPage()],
    [pagePath.errors, errorsPage(model)],
    ...(model.events.length > 0 ? [[pagePath.events, eventsPage(model)] as const] : []),
    [pagePath.limits, limitsPage(model)],
    [pagePath.language, languagePage()],
    ...model.prompts.map((prompt) => [pagePath.prompt(prompt.name), promptPage(prompt, model)] as const),
    ...model.resources.map((resource) => [pagePath.resource(resource.name), resourcePage(resource, model)] as const),
    ...mentionedSchemas(model).map((schema) => [pagePath.schema(schema.name), schemaPage(schema, model)] as const),
    [pagePath.scopes, scopesPage(model)],
    ...tools.map((tool) => {
      const path = pagePath.tool(tool);
      return [path, remember(`generated/docs/${path}`, partsOfTool(tool, model), () => toolPage(tool, model))] as const;
    }),
  ];
  return new Map(pages.map(([path, content]) => [`generated/docs/${path}`, content]));
}

/** Returns the shared schemas that pages link to: those that fields refer to, and the items of lists. */
function mentionedSchemas(model: Model): readonly NamedSchema[] {
  const tools = model.tools.filter((tool) => tool.documented);
  const outputs = [...tools, ...model.resources].flatMap(({ output }) =>
    output ? [schemaOf(model, output.$ref)] : [],
  );
  const mentioned = new Set<string>();
  const visit = (name: string): void => {
    if (mentioned.has(name)) return;
    mentioned.add(name);
    references(schemaOf(model, name)).forEach(visit);
  };
  const payloads = model.events.map(({ payload }) => payload);
  [...outputs, ...tools.map(({ input }) => input), ...payloads].flatMap(references).forEach(visit);
  outputs.flatMap((output) => listedSchema(output) ?? []).forEach(visit);
  return model.schemas.filter(({ name }) => mentioned.has(name));
}
