// Generated from spec/prompts by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { PromptEntry } from "switchboard/contract";

/** The prompts with their Liquid templates. */
export const prompts: readonly PromptEntry[] = [
  {
    name: "reading_plan",
    title: "Reading plan",
    summary: "Plan what to read next.",
    arguments: [
      {
        name: "topic",
        summary: "What the books are about.",
        type: "string",
        required: true,
        allowed: null,
        defaultValue: null,
        minimum: null,
        maximum: null,
        completion: "shelf_topics",
      },
      {
        name: "tone",
        summary: "How to write.",
        type: "string",
        required: false,
        allowed: ["dry", "warm"],
        defaultValue: "warm",
        minimum: null,
        maximum: null,
        completion: null,
      },
      {
        name: "days",
        summary: "How many days to plan.",
        type: "integer",
        required: false,
        allowed: null,
        defaultValue: 7,
        minimum: 1,
        maximum: 30,
        completion: null,
      },
    ],
    tools: ["list_books", "manage_tags"],
    messages: [
      {
        role: "user",
        type: "text",
        template: "Plan {{ days }} days of reading about {{ topic }}. Call list_books with a fitting tag and take its newest entries.\n{% if tone == \"warm\" %}Write like to a friend.{% endif %}\n",
      },
      { role: "user", type: "image", mimeType: "image/png", data: "iVBORw0KGgo=" },
      {
        role: "user",
        type: "resource",
        uri: "books://wishes/{{ topic }}",
        mimeType: "text/markdown",
        template: "Wishes about {{ topic }}.",
      },
      {
        role: "assistant",
        type: "text",
        template: "I start with list_books, and mark what is planned with manage_tags.",
      },
    ],
  },
];
