import { expect, test } from "vitest";
import { surface } from "../../../../generated/surface.ts";
import { toolIndex } from "../../../../handlers/service/tool-search/tool-index.ts";
import { startService } from "../../../support/start-service.ts";
import { everydayPhrases } from "./find-tools-everyday-phrases.ts";
import { phrases } from "./find-tools-phrases.ts";
import { sentences } from "./find-tools-sentences.ts";
import { unseenPhrases } from "./find-tools-unseen-phrases.ts";

type Phrase = readonly [task: string, tool: string];

/** The share of the phrases for which the right tool is among the first five. Reports the others. */
async function hitRate(title: string, list: readonly Phrase[]): Promise<number> {
  const index = await toolIndex(surface);
  const missed = list.flatMap(([task, tool]) => {
    const names = index.search(task).map(({ document }) => document.entry.name);
    return names.slice(0, 5).includes(tool) ? [] : [{ task, tool, rank: names.indexOf(tool) + 1, first: names[0] }];
  });
  const rate = 1 - missed.length / list.length;
  const heading = `${title}: ${(100 * rate).toFixed(1)}% of ${list.length}`;
  console.info([heading, ...missed.map((miss) => JSON.stringify(miss))].join("\n"));
  return rate;
}

const all: readonly Phrase[] = [...phrases, ...everydayPhrases, ...sentences, ...unseenPhrases];

test("for at least 92% of all phrases, the right tool is among the first five", async () => {
  expect(await hitRate("all phrases", all)).toBeGreaterThanOrEqual(0.92);
});

test("for at least 90% of the everyday phrases held out from tuning, the right tool is among the first five", async () => {
  const heldOut = everydayPhrases.filter((_, index) => index % 3 === 2);
  expect(await hitRate("every third everyday phrase", heldOut)).toBeGreaterThanOrEqual(0.9);
});

test("each tool except older names is the right one for a phrase", () => {
  const live = surface.tools.filter(({ replacedBy }) => replacedBy === undefined).map(({ name }) => name);
  expect([...new Set(all.map(([, tool]) => tool))].sort()).toEqual(live.sort());
});

test.each([
  ["does not", "doesn't", "doesn\u2019t"],
  ["wrote an article", "writing articles", "has written the article"],
  ["send it", "I'd like to have sent it", "they are sending it"],
  ["companies", "a company's", "the company"],
])("ignores function words and inflection: %s", async (...tasks) => {
  const index = await toolIndex(surface);
  const [first, ...others] = tasks.map((task) => index.search(task).map(({ document }) => document.entry.name));
  for (const other of others) expect(other).toEqual(first);
});

test.each([
  ["what is it for", {}, "The task contains only common words."],
  ["xyzzy", {}, "No tool matches these words."],
  ["publish a poll", { category: "support" }, "No tool that you may call matches in this category."],
])("explains an empty list: %s %j", async (task, filter, sentence) => {
  const { call } = await startService();
  const { data, hint } = (await call("find_tools", { task, ...filter })).body;
  expect(data).toEqual([]);
  expect(hint).toContain(sentence);
  expect((await call("find_tools", { task: "send a message" })).body.hint).toBeNull();
});

test("names the tools that require another scope if no other tool matches", async () => {
  const service = await startService();
  const key = await service.createKey(["read_only"]);
  const { data, out_of_scope, hint } = (await service.call("find_tools", { task: "unfriend" }, { key })).body;
  expect(data).toEqual([]);
  expect(out_of_scope.map(({ name }: any) => name)).toContain("remove_connection");
  expect(hint).toContain("require another scope");
});

test("the categories that the hint names have a matching tool", async () => {
  const { call } = await startService();
  const { hint } = (await call("find_tools", { task: "publish a poll", category: "support" })).body;
  const [category] = String(hint.split("one of: ")[1]).split(/[,.]/);
  const { data } = (await call("find_tools", { task: "publish a poll", category })).body;
  expect(data.length).toBeGreaterThan(0);
});

test("lists the best match first, filters by category, adds schemas on request, and never lists older names", async () => {
  const service = await startService();
  const input = { task: "endorse a skill", limit: 3, include_schema: true };
  const { data } = (await service.call("find_tools", input)).body;
  expect(data[0]).toMatchObject({ name: "endorse_skill", category: "profile", callable: true, obstacle: null });
  expect(data).toHaveLength(3);
  const scores = data.map(({ score }: any) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  const listed = (await surface.mcp.tools()).find(({ name }) => name === "endorse_skill");
  expect(data[0].input_schema).toEqual(listed?.inputSchema);

  const messaging = (await service.rest("GET /tools?task=send%20a%20message&category=messaging&limit=20")).body;
  expect(messaging.data.every(({ category }: any) => category === "messaging")).toBe(true);
  expect(messaging.data.every((hit: any) => !("input_schema" in hit))).toBe(true);
  const older = (await service.call("find_tools", { task: "older name my profile", limit: 20 })).body.data;
  expect(older.map(({ name }: any) => name)).not.toContain("get_my_profile");
  expect((await service.call("find_tools", { task: "?" })).body.data).toEqual([]);
});

test("lists only tools that the scopes of the key contain, and names the other matches separately", async () => {
  const service = await startService();
  const key = await service.createKey(["read_only"]);
  const input = { task: "read or send messages", limit: 20 };
  const { data, out_of_scope } = (await service.call("find_tools", input, { key })).body;
  expect(out_of_scope).toHaveLength(3);
  expect(out_of_scope).toContainEqual({ name: "send_message", scopes: expect.arrayContaining(["core"]) });
  expect(data.map(({ name }: any) => name)).not.toContain("send_message");
  expect(data.find(({ name }: any) => name === "get_messages")).toMatchObject({ callable: true, obstacle: null });
});
