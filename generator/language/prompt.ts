import type { Static } from "@sinclair/typebox";
import { DEPRECATION } from "./deprecation.ts";
import {
  anyValue,
  choice,
  flag,
  formatted,
  line,
  listOf,
  mapping,
  name,
  oneOf,
  optional,
  number,
  references,
  summary,
  text,
} from "./key-types.ts";

export const mimeType = (description: string, example: string) =>
  formatted(description, /^[a-z]+\/[a-z0-9.+-]+$/, "a media type such as application/json", example);

/** The keys of values that are sent as strings: arguments of prompts and parameters of URIs. */
export const TEXT_VALUE = {
  type: oneOf(
    ["string", "integer"],
    "Type of the value. It is sent as a string; integers are validated and converted.",
  ),
  allowed: optional(
    listOf(line("A value.", "casual"), "The only valid values of a string.", { filled: true, distinct: true }),
  ),
  minimum: optional(number("Minimum of an integer.", 1)),
  maximum: optional(number("Maximum of an integer.", 30)),
  completion: optional(name("Handler that proposes values while the user types.", "city_names"), "(no proposals)"),
};

const media = (kind: "image" | "audio", example: string) =>
  mapping(`an ${kind}`, kind === "image" ? "An image." : "An audio recording.", {
    mime_type: formatted(
      "Media type.",
      new RegExp(`^${kind}/[a-z0-9.+-]+$`),
      `a media type of the form ${kind}/...`,
      example,
    ),
    data: formatted(
      "Content in base64.",
      /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
      "base64 without line breaks (RFC 4648, section 4)",
      "aGVsbG8=",
    ),
  });

/** `prompts/<prompt>.yaml` */
export const PROMPT = mapping("a prompt", "A prompt: a workflow for a model, with arguments.", {
  name: name("Name of the prompt; must equal the file name.", "weekly_report"),
  title: line("Display name.", "Weekly report"),
  summary: summary("One sentence for lists.", "Summarize a week of activity."),
  deprecated: optional(DEPRECATION),
  arguments: listOf(
    mapping("an argument", "An argument.", {
      name: formatted(
        "Name of the variable in the templates.",
        /^[a-z][A-Za-z0-9_]{0,63}$/,
        "a name of up to 64 letters, digits and underscores that begins with a lowercase letter, such as topic",
        "topic",
      ),
      summary: summary("One sentence that describes the argument.", "Topic of the posts."),
      ...TEXT_VALUE,
      required: optional(flag("Whether the argument is required."), false),
      default: optional(anyValue("Default value.", "casual")),
    }),
    "Arguments that the user fills in.",
  ),
  tools: references(
    "tool",
    "Tools that the messages ask the model to use. For each of them, callers need a scope that contains it.",
    "Name of a tool.",
    "get_feed",
  ),
  messages: listOf(
    choice(
      "a message",
      "A message.",
      { role: oneOf(["user", "assistant"], "Role of the message.") },
      {
        text: text("Liquid template of the text.", "Write about {{ topic }}."),
        image: media("image", "image/png"),
        audio: media("audio", "audio/wav"),
        resource: mapping("a resource", "A text resource that is embedded in the message.", {
          uri: line("Liquid template of the URI.", "notes://style/{{ topic }}"),
          mime_type: mimeType("Media type.", "text/plain"),
          text: text("Liquid template of the text.", "Be brief."),
        }),
      },
    ),
    "The messages of the prompt.",
    { filled: true },
  ),
});

export type PromptFile = Static<typeof PROMPT>;
export type PromptArgument = PromptFile["arguments"][number];
export type PromptMessage = PromptFile["messages"][number];
