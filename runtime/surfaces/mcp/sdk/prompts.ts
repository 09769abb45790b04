import { Liquid, type Template } from "liquidjs";
import type { MessageEntry, PromptEntry, Surface } from "../../../contract/surface.ts";
import type { ContentBlock } from "../message/tool-contents.ts";
import type { TextValues } from "./text-values.ts";

export interface PromptMessage {
  readonly role: "user" | "assistant";
  readonly content: ContentBlock;
}

/** Renders the messages of a prompt; `values` contains every declared argument. */
export type RenderPrompt = (prompt: PromptEntry, values: TextValues) => readonly PromptMessage[];

type Fill = (values: TextValues) => ContentBlock;

/** Memory limit of the filters of one template, in characters. Time needs no limit, because loops are not allowed. */
const maxCharacters = 20_000_000;

/** Parses all templates once. They have no access to files or to anything but the arguments. */
export function createRenderPrompt(surface: Surface): RenderPrompt {
  const liquid = new Liquid({
    templates: {},
    strictVariables: true,
    strictFilters: true,
    ownPropertyOnly: true,
    memoryLimit: maxCharacters,
  });
  const parsed = new Map(
    surface.prompts.map(({ name, messages }) => [
      name,
      messages.map((message) => ({ role: message.role, fill: createFill(liquid, message) })),
    ]),
  );
  return (prompt, values) => (parsed.get(prompt.name) ?? []).map(({ role, fill }) => ({ role, content: fill(values) }));
}

function createFill(liquid: Liquid, message: MessageEntry): Fill {
  const parse = (text: string): ((values: TextValues) => string) => {
    const template: Template[] = liquid.parse(text);
    return (values) => String(liquid.renderSync(template, values)).trim();
  };
  switch (message.type) {
    case "text": {
      const text = parse(message.template);
      return (values) => ({ type: "text", text: text(values) });
    }
    case "resource": {
      const [uri, text, { mimeType }] = [parse(message.uri), parse(message.template), message];
      return (values) => ({ type: "resource", resource: { uri: uri(values), mimeType, text: text(values) } });
    }
    default: {
      const { type, data, mimeType } = message;
      return () => ({ type, data, mimeType });
    }
  }
}
