import type { MessageModel, Model, PromptModel } from "../../model/model.ts";
import { deprecationText } from "../../model/deprecation.ts";
import { argumentsTable, sampleValue } from "./arguments.ts";
import { rpcCall } from "./calls.ts";
import { pagePath, toolLink } from "./links.ts";
import { block, code, list, page, text } from "./markdown.ts";

/** Emits the page of a prompt, with its arguments, tools and message templates. */
export function promptPage(prompt: PromptModel, { service, tools }: Model): string {
  const here = pagePath.prompt(prompt.name);
  const used = tools.filter((tool) => prompt.tools.includes(tool.name));
  const needed = prompt.arguments
    .filter(({ required }) => required)
    .map((each) => [each.name, sampleValue(each)] as const);
  const params = { name: prompt.name, ...(needed.length > 0 ? { arguments: Object.fromEntries(needed) } : {}) };
  return page(`spec/prompts/${prompt.name}.yaml`, [
    `# ${text(prompt.title)}`,
    `Prompt ${code(prompt.name)}`,
    text(prompt.summary),
    prompt.deprecated ? text(deprecationText(prompt.deprecated)) : "",
    "## Get it",
    block("sh", rpcCall(service, "prompts/get", params)),
    "## Arguments",
    prompt.arguments.length > 0 ? argumentsTable(prompt.arguments) : "None.",
    ...(used.length > 0
      ? [
          "## Tools",
          "For each of these tools, callers need a scope that contains it.",
          list(used.map((tool) => `${toolLink(here, tool)}: ${text(tool.summary)}`)),
        ]
      : []),
    "## Messages",
    "The messages are [Liquid](https://liquidjs.com/) templates, rendered with the arguments.",
    ...prompt.messages.flatMap(shownMessage),
  ]);
}

function shownMessage(message: MessageModel): readonly string[] {
  const from = `From the ${message.role}`;
  switch (message.type) {
    case "text":
      return [`${from}:`, block("text", message.template)];
    case "image":
    case "audio": {
      const bytes = Math.floor((message.data.replace(/=+$/, "").length * 3) / 4);
      return [`${from}: ${message.type} of the type ${code(message.mimeType)}, ${bytes} bytes.`];
    }
    case "resource":
      return [
        `${from}: the resource ${code(message.uri)} of the type ${code(message.mimeType)}.`,
        block("text", message.template),
      ];
  }
}
