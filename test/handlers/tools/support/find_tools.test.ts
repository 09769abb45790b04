import { expect, test } from "vitest";
import { surface } from "../../../../generated/surface.ts";
import { toolIndex } from "../../../../handlers/service/tool-search/tool-index.ts";
import { startService } from "../../../support/start-service.ts";
import { phrases } from "./find-tools-phrases.ts";

test("for at least 92% of the phrases, the right tool is among the first five", async () => {
  const index = await toolIndex(surface);
  const known = phrases.filter(([, tool]) => surface.tools.some(({ name }) => name === tool));
  expect(known.length).toBe(phrases.length);
  const missed = phrases.flatMap(([task, tool]) => {
    const names = index.search(task).map(({ document }) => document.entry.name);
    return names.slice(0, 5).includes(tool) ? [] : [{ task, tool, rank: names.indexOf(tool) + 1, first: names[0] }];
  });
  if (missed.length > 0) console.info(missed.map((miss) => JSON.stringify(miss)).join("\n"));
  expect(1 - missed.length / phrases.length).toBeGreaterThanOrEqual(0.92);
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

test("lists only tools that the scopes of the key contain, and names the others", async () => {
  const service = await startService();
  const key = await service.createKey(["read_only"]);
  const input = { task: "read or send messages", limit: 20 };
  const { data, out_of_scope } = (await service.call("find_tools", input, { key })).body;
  expect(out_of_scope).toHaveLength(3);
  expect(out_of_scope).toContainEqual({ name: "send_message", scopes: expect.arrayContaining(["core"]) });
  expect(data.map(({ name }: any) => name)).not.toContain("send_message");
  expect(data.find(({ name }: any) => name === "get_messages")).toMatchObject({ callable: true, obstacle: null });
});
