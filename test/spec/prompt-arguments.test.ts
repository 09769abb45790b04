import { join } from "node:path";
import { expect, test } from "vitest";
import { propertiesOf, readSpec } from "../support/examples.ts";

const { prompts, tools } = readSpec(join(import.meta.dirname, "../.."));
const names = tools.map(({ name }) => name).join("|");

/** Arguments in JSON, such as `get_feed with {"limit": 50}`, and in prose, such as `with the note as "text"`. */
const calls = [
  new RegExp(`\\b(${names}) with\\s+\\{("(?:[^{}]|\\{\\{.*?\\}\\})*)\\}`, "gs"),
  new RegExp(`\\b(${names}) with\\b([^.:]*?\\bas\\s+"[a-z_]+")`, "gs"),
];

/** Returns the arguments that a text names, with their tools. */
const argumentsIn = (text: string): string[] =>
  calls.flatMap((call) =>
    [...text.matchAll(call)].flatMap(([, tool = "", list = ""]) =>
      [...list.matchAll(/"([a-z_]+)":|\bas\s+"([a-z_]+)"/g)].map(([, key, value]) => `${tool}.${key ?? value}`),
    ),
  );

test("prompts use the current names of arguments", () => {
  const known = new Set(tools.flatMap(({ name, input }) => propertiesOf(input).map((each) => `${name}.${each}`)));
  const texts = prompts.flatMap(({ messages }) =>
    messages.flatMap((message) => ("template" in message ? message.template : [])),
  );
  const used = texts.flatMap(argumentsIn);
  expect(used).toContain("send_invitation.text");
  expect(used).toContain("get_feed.limit");
  expect(used.filter((each) => !known.has(each))).toEqual([]);
});
