import { join } from "node:path";
import { Tiktoken } from "js-tiktoken/lite";
import o200k from "js-tiktoken/ranks/o200k_base";
import { expect, test } from "vitest";
import type { ToolModel } from "../../generator/model/model.ts";
import { prepareInput, readSpec, thatNeverAsk } from "../support/examples.ts";
import { startService, type TestService } from "../support/start-service.ts";

const { tools } = readSpec(join(import.meta.dirname, "../.."));
const tokenizer = new Tiktoken(o200k);

const isComplete = ({ input }: ToolModel): boolean => ((input["required"] ?? []) as readonly string[]).length === 0;

/**
 * What a model receives by default: the response to a call without arguments if it succeeds, else the response to the first
 * example without its `limit`.
 */
async function callByDefault({ call }: TestService, tool: ToolModel) {
  const bare = isComplete(tool) ? await call(tool.name) : undefined;
  if (bare && !bare.error) return bare.body;
  const [example] = tool.examples;
  if (!example) throw new Error(`${tool.name} has no example`);
  const { limit: _limit, ...input } = await prepareInput(example, call);
  const { error, body } = await call(tool.name, input);
  expect({ tool: tool.name, error }).toEqual({ tool: tool.name, error: undefined });
  return body;
}

test("a default response costs a model at most 2,500 tokens, and 900 on average", async () => {
  const service = await startService();
  const costs: { readonly name: string; readonly tokens: number }[] = [];
  for (const tool of thatNeverAsk(tools).filter(({ effect, live }) => effect === "read" && live))
    costs.push({
      name: tool.name,
      tokens: tokenizer.encode(JSON.stringify(await callByDefault(service, tool))).length,
    });
  costs.sort((a, b) => b.tokens - a.tokens);
  const average = costs.reduce((sum, { tokens }) => sum + tokens, 0) / costs.length;

  const lines = costs.map(({ name, tokens }) => `${name.padEnd(36)}${String(tokens).padStart(8)}`);
  const heading = `${"default response (o200k)".padEnd(36)}  tokens`;
  console.info([heading, ...lines, `${costs.length} tools, ${average.toFixed(1)} on average`].join("\n"));
  expect(costs.filter(({ tokens }) => tokens > 2500)).toEqual([]);
  expect(average).toBeLessThanOrEqual(900);
});
