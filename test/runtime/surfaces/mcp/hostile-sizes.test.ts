import { describe, expect, test } from "vitest";
import { createFindResource } from "../../../../runtime/surfaces/mcp/message/find-resource.ts";
import { createRenderPrompt } from "../../../../runtime/surfaces/mcp/sdk/prompts.ts";
import { isTooLong } from "../../../../runtime/surfaces/mcp/sdk/text-values.ts";
import { startNotes } from "../../../support/start-notes.ts";

const long = "x".repeat(2001);
const tooLong = (pointer: string, detail = "The value is too long.") => ({
  error: { data: { errors: [{ pointer, detail, expected: "at most 2000 characters" }] } },
});

describe("arguments of a prompt", () => {
  test("have at most 2,000 code points", async () => {
    const notes = await startNotes();
    const get = (topic: string) => notes.rpc("prompts/get", { name: "tidy_up", arguments: { topic } });
    expect(await get("😀".repeat(2000))).toMatchObject({ body: { messages: [expect.anything()] } });
    for (const topic of [long, "😀".repeat(2001), "x".repeat(500_000)])
      expect(await get(topic)).toMatchObject(tooLong("/arguments/topic"));
  });

  test("that are unknown cause at most 20 errors, with shortened names", async () => {
    const notes = await startNotes();
    const names = ["y".repeat(300_000), ...Array.from({ length: 1_000 }, (_, index) => `topi${index}`)];
    const args = { topic: "home", ...Object.fromEntries(names.map((name) => [name, ""])) };
    const { error } = await notes.rpc("prompts/get", { name: "tidy_up", arguments: args });
    const { errors } = (error as unknown as { data: { errors: { pointer: string }[] } }).data;
    expect(errors).toHaveLength(20);
    expect(errors[0]?.pointer).toBe(`/arguments/${"y".repeat(100)}...`);
  });
});

describe("completion", () => {
  const complete = async (value: string, filled: Readonly<Record<string, string>>) =>
    (await startNotes()).rpc("completion/complete", {
      ref: { type: "ref/prompt", name: "tidy_up" },
      argument: { name: "topic", value },
      context: { arguments: filled },
    });

  test("accepts texts of at most 2,000 code points", async () => {
    expect(await complete("x".repeat(2000), { tone: "brief" })).toMatchObject({ body: { completion: {} } });
    expect(await complete(long, {})).toMatchObject(tooLong("/argument/value"));
    expect(await complete("", { tone: long })).toMatchObject(tooLong("/context/arguments", "A value is too long."));
  });

  test("accepts at most 100 filled arguments", async () => {
    const filled = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`a${index}`, ""]));
    expect(await complete("", filled)).toMatchObject({
      error: { data: { errors: [{ pointer: "/context/arguments", expected: "at most 100 arguments" }] } },
    });
  });
});

test("URIs of resources have at most 32,768 characters", () => {
  const entry = { name: "one", uri: "a://one/{x}", parameters: [{ name: "x" }] };
  const find = createFindResource({ resources: [entry] } as never);
  const uri = (length: number) => `a://one/${"x".repeat(length - "a://one/".length)}`;
  expect(find(uri(32_768))).not.toBeNull();
  expect(find(uri(32_769))).toBeNull();
});

test("code points are counted", () => {
  expect([2000, 2001].map((count) => isTooLong("x".repeat(count)))).toEqual([false, true]);
  expect([2000, 2001].map((count) => isTooLong("😀".repeat(count)))).toEqual([false, true]);
});

test("the largest template that is accepted is rendered", () => {
  const template = `{% assign a = x ${"| append: x ".repeat(49)}%}${"{{ a }}".repeat(50)}`;
  const prompt = { name: "p", messages: [{ role: "user", type: "text", template }] };
  const render = createRenderPrompt({ prompts: [prompt] } as never);
  const text = "x".repeat(2000);
  const [message] = render(prompt as never, { x: text });
  expect(message?.content).toMatchObject({ text: text.repeat(50 * 50) });
});
