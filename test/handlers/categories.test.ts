import { join } from "node:path";
import { expect, test } from "vitest";
import { readSpec } from "../support/examples.ts";
import { send } from "../support/send.ts";
import { startService } from "../support/start-service.ts";

test("the endpoint of a category lists exactly the live tools of its folder", async () => {
  const { url, key } = await startService();
  const live = readSpec(join(import.meta.dirname, "../..")).tools.filter((tool) => tool.live);
  const categories = [...new Set(live.map(({ category }) => category))];
  expect(categories).toContain("messaging");
  for (const category of categories) {
    const { json } = await send(`${url}/api/mcp/${category}`, {
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: { jsonrpc: "2.0", id: 1, method: "tools/list" },
    });
    const names = json.result.tools.map(({ name }: { name: string }) => name);
    expect(names).toEqual(live.filter((tool) => tool.category === category).map(({ name }) => name));
  }
});
