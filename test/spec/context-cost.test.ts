import { Tiktoken } from "js-tiktoken/lite";
import o200k from "js-tiktoken/ranks/o200k_base";
import { expect, test } from "vitest";
import { surface } from "../../generated/surface.ts";

const tokenizer = new Tiktoken(o200k);
const count = (value: unknown): number =>
  tokenizer.encode(typeof value === "string" ? value : JSON.stringify(value)).length;

test("a listed tool costs a model at most 160 tokens on average", async () => {
  const live = new Set(surface.tools.filter((tool) => tool.live).map((tool) => tool.name));
  const costs = (await surface.mcp.tools())
    .filter((tool) => live.has(tool.name))
    .map(({ name, description, inputSchema }) => ({
      name,
      description: count(description),
      schema: count(inputSchema),
      total: count({ name, description, inputSchema }),
    }))
    .sort((a, b) => b.total - a.total);
  const average = costs.reduce((sum, { total }) => sum + total, 0) / costs.length;

  const lines = costs.map(({ name, description, schema, total }) =>
    [name.padEnd(36), ...[description, schema, total].map((count) => String(count).padStart(11))].join(""),
  );
  const heading = `${"tokens (o200k)".padEnd(36)}description     schema      total`;
  console.info([heading, ...lines, `${costs.length} tools, ${average.toFixed(1)} on average`].join("\n"));
  expect(costs.length).toBe(live.size);
  expect(average).toBeLessThanOrEqual(160);
});
