import { Client as Client2 } from "@modelcontextprotocol/client";
import { StdioClientTransport as Stdio2 } from "@modelcontextprotocol/client/stdio";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as Stdio1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, onTestFinished, test } from "vitest";
import { builtProgram } from "../../support/program.ts";
import { startConformance, stepwise, type TestConformance } from "../../support/start-conformance.ts";

/** What the tests use of the clients of both SDK versions. */
interface AnyClient {
  callTool(params: { name: string; arguments?: object }, options?: object): Promise<unknown>;
}

const info = { name: "test", version: "1.0.0" };
const capabilities = { elicitation: { form: {} } };
const name = () => ({ action: "accept" as const, content: { name: "Ana", color: "blue" } });

const bridge = ({ url, key }: TestConformance) => ({
  command: process.execPath,
  args: [builtProgram(), "stdio", "--url", `${url}/api/mcp`, "--key", key],
});

async function connect1(fixture: TestConformance): Promise<AnyClient> {
  const client = new Client1(info, { capabilities });
  client.setRequestHandler(ElicitRequestSchema, name);
  await client.connect(new Stdio1(bridge(fixture)));
  onTestFinished(() => client.close());
  return { callTool: (params, options) => client.callTool(params as never, undefined, options) };
}

const connect2 =
  (mode: "legacy" | "auto") =>
  async (fixture: TestConformance): Promise<AnyClient> => {
    const client = new Client2(info, { capabilities, versionNegotiation: { mode } });
    client.setRequestHandler("elicitation/create", name);
    await client.connect(new Stdio2(bridge(fixture)));
    onTestFinished(() => client.close());
    return client as unknown as AnyClient; // its results have more specific types
  };

describe.each([
  ["SDK 1", connect1],
  ["SDK 2 on revision 2025-11-25", connect2("legacy")],
  ["SDK 2 on revision 2026-07-28", connect2("auto")],
] as const)("over stdio, the client of %s", (_title, connect) => {
  test("receives progress and questions", async () => {
    const steps: unknown[] = [];
    const client = await connect(await startConformance({ test_tool_with_progress: stepwise(steps) }));
    const onprogress = ({ progress }: { progress: number }): void => void steps.push(progress);
    await client.callTool({ name: "test_tool_with_progress", arguments: {} }, { onprogress });
    expect(steps).toEqual([0, 50, 100]);
    const rounds = { name: "test_input_required_result_multi_round", arguments: {} };
    expect(await client.callTool(rounds)).toMatchObject({ structuredContent: { text: "Ana likes blue." } });
  });

  test("calls a tool whose arguments are repeated in headers", async () => {
    const client = await connect(await startConformance());
    const input = { region: "Nord, öst ", shard: 7, urgent: true };
    const call = { name: "test_repeated_arguments", arguments: input };
    expect(await client.callTool(call)).toMatchObject({ structuredContent: input });
    expect(await client.callTool(call)).toMatchObject({ structuredContent: input });
  });

  test("cancels a call, which stops on the server", async () => {
    let end: (reason: unknown) => void;
    const ended = new Promise((resolve) => (end = resolve));
    const fixture = await startConformance({
      test_tool_with_progress: async (_input, { progress, signal }) => {
        signal.addEventListener("abort", () => end(signal.reason));
        progress(1);
        return new Promise(() => undefined);
      },
    });
    const client = await connect(fixture);
    const stop = new AbortController();
    const options = { signal: stop.signal, onprogress: () => stop.abort(new Error("enough")) };
    await expect(client.callTool({ name: "test_tool_with_progress", arguments: {} }, options)).rejects.toThrow(
      "enough",
    );
    expect(await ended).toMatchObject({ code: "timed_out" });
    expect(await client.callTool({ name: "test_simple_text", arguments: {} })).toMatchObject({
      content: [{ type: "text" }],
    });
  });
});
