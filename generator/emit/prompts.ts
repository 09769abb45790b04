import type { Model } from "../model/model.ts";
import { dataFile } from "./data-file.ts";

/** Emits `prompts.ts`: the templates of prompts and their arguments. */
export function emitPrompts({ prompts }: Model): ReadonlyMap<string, string> {
  const text = dataFile({
    source: "spec/prompts",
    name: "prompts",
    comment: "The prompts with their Liquid templates.",
    type: "readonly PromptEntry[]",
    imports: ["PromptEntry"],
    value: prompts.map((prompt) => ({
      name: prompt.name,
      title: prompt.title,
      summary: prompt.summary,
      arguments: prompt.arguments,
      tools: prompt.tools,
      messages: prompt.messages,
    })),
  });
  return new Map([["generated/prompts.ts", text]]);
}
