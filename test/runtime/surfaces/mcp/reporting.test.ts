import { Client as Client2, StreamableHTTPClientTransport as Transport2 } from "@modelcontextprotocol/client";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as Transport1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { LoggingMessageNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { expect, test } from "vitest";
import { startConformance, stepwise, type TestConformance } from "../../../support/start-conformance.ts";

const info = { name: "test", version: "1.0.0" };
const url = (fixture: TestConformance) => new URL(`${fixture.url}/api/mcp`);
const requestInit = (fixture: TestConformance) => ({
  requestInit: { headers: { Authorization: `Bearer ${fixture.key}` } },
});
const logLevel = "io.modelcontextprotocol/logLevel";

const allSteps = [
  { progress: 0, total: 100, message: "0% done" },
  { progress: 50, total: 100, message: "50% done" },
  { progress: 100, total: 100, message: "100% done" },
];

test.each([
  ["2025-11-25", "legacy"],
  ["2026-07-28", "auto"],
] as const)("a client of revision %s receives progress before the response", async (version, mode) => {
  const received: unknown[] = [];
  const fixture = await startConformance({ test_tool_with_progress: stepwise(received) });
  const client = new Client2(info, { versionNegotiation: { mode } });
  await client.connect(new Transport2(url(fixture), requestInit(fixture)));
  expect(client.getNegotiatedProtocolVersion()).toBe(version);
  const call = { name: "test_tool_with_progress", arguments: {} };
  const response = await client.callTool(call, { onprogress: (step) => void received.push(step) });
  expect(received).toEqual(allSteps);
  expect(response).toMatchObject({ structuredContent: { text: "All is done." } });
  await client.close();
});

test("the SDK 1.x client receives progress and log messages from level info", async () => {
  const [steps, messages]: [unknown[], unknown[]] = [[], []];
  const fixture = await startConformance({
    test_tool_with_progress: stepwise(steps),
    test_logging_tool: async (_input, { log }) => {
      log("debug", "details");
      log("info", { lines: 2 }, "tool");
      return { text: "" };
    },
  });
  const client = new Client1(info);
  await client.connect(new Transport1(url(fixture), requestInit(fixture)));
  await client.setLoggingLevel("debug");
  client.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => void messages.push(params));
  await client.callTool({ name: "test_tool_with_progress", arguments: {} }, undefined, {
    onprogress: (step) => void steps.push(step),
  });
  await client.callTool({ name: "test_logging_tool", arguments: {} });
  expect(steps).toEqual(allSteps);
  expect(messages).toEqual([{ level: "info", data: { lines: 2 }, logger: "tool" }]);
  await client.close();
});

test("a client of 2026-07-28 receives log messages from the requested level, or none without a request", async () => {
  const fixture = await startConformance({
    test_logging_tool: async (_input, { log }) => {
      for (const level of ["info", "warning", "alert"] as const) log(level, `at ${level}`);
      return { text: "" };
    },
  });
  const client = new Client2(info, { versionNegotiation: { mode: "auto" } });
  await client.connect(new Transport2(url(fixture), requestInit(fixture)));
  const messages: unknown[] = [];
  client.setNotificationHandler("notifications/message", ({ params }) => void messages.push(params.data));
  await client.callTool({ name: "test_logging_tool", arguments: {} });
  await client.callTool({ name: "test_logging_tool", arguments: {}, _meta: { [logLevel]: "warning" } });
  expect(messages).toEqual(["at warning", "at alert"]);
  await client.close();
});

test("callers without a stream receive only the response, over MCP and REST", async () => {
  const fixture = await startConformance();
  const params = { name: "test_tool_with_progress", arguments: {}, _meta: { progressToken: 1 } };
  const response = await fixture.rpc("tools/call", params);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.body.structuredContent).toEqual({ text: "All is done." });
  expect(await fixture.rest("GET /tool-with-progress")).toMatchObject({ body: { text: "All is done." } });
});

test("a tool that reports without declaring it fails", async () => {
  const fixture = await startConformance({
    test_simple_text: async (_input, { log }) => {
      log("info", "nobody would receive it");
      return { text: "" };
    },
  });
  expect(await fixture.call("test_simple_text")).toMatchObject({ error: { code: "internal_error" } });
});

test("the service declares the logging capability", async () => {
  const fixture = await startConformance();
  const initialize = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: info };
  expect((await fixture.rpc("initialize", initialize)).body.capabilities).toMatchObject({ logging: {} });
});
