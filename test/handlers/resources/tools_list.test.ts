import { expect, test } from "vitest";
import { readResource } from "../../support/read-resource.ts";
import { startService } from "../../support/start-service.ts";

interface Summary {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly title: string;
}

const namesOf = (list: { tools: Summary[] }): string[] => list.tools.map(({ name }) => name);

test("lists every tool, as tools/list does, for a key that may call them all", async () => {
  const service = await startService();
  const list = await readResource(service, "tools/list");
  const { tools } = (await service.rpc("tools/list")).body as { tools: Summary[] };
  expect(list.scopes).toEqual(["full_access"]);
  expect(list.tool_count).toBe(list.tools.length);
  expect(namesOf(list)).toEqual(expect.arrayContaining(tools.map(({ name }) => name)));
  for (const { name, title, description } of tools) {
    expect(list.tools.find((tool: Summary) => tool.name === name)).toMatchObject({ title, description });
  }
});

test("lists exactly the tools of the key's scopes, and each of them can be called", async () => {
  const service = await startService();
  const key = await service.createKey(["read_only"]);
  const list = await readResource(service, "tools/list", { key });
  const expected = service.service.surface.tools.filter(({ scopes }) => scopes.includes("read_only"));
  expect(namesOf(list)).toEqual(expected.map(({ name }) => name));
  expect(list.scopes).toEqual(["read_only"]);
  const all = namesOf(await readResource(service, "tools/list"));
  expect(all.length).toBeGreaterThan(expected.length);
  for (const name of all) {
    const { error } = await service.call(name, { nonsense: true }, { key });
    expect(error.code, name).toBe(expected.some((tool) => tool.name === name) ? "invalid_arguments" : "out_of_scope");
  }
});

test("contains effect, safety category and routes of each tool, grouped by category", async () => {
  const service = await startService();
  const { tools } = (await readResource(service, "tools/list")) as { tools: Summary[] };
  expect(tools.find(({ name }) => name === "send_message")).toMatchObject({
    category: "messaging",
    effect: "write",
    idempotent: false,
    safety: "message",
    live: true,
    routes: ["POST /messages", "POST /conversations/{conversation_id}/messages"],
  });
  expect(tools.find(({ name }) => name === "get_account")).toMatchObject({ effect: "read", safety: null });
  const runs = tools.map(({ category }) => category).filter((category, at, all) => category !== all[at - 1]);
  expect(new Set(runs).size).toBe(runs.length);
});
