import { Client as Client2, StreamableHTTPClientTransport as Http2 } from "@modelcontextprotocol/client";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as Stdio1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { ResourceUpdatedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { expect, onTestFinished, test } from "vitest";
import type { ToolName } from "../../runtime/index.ts";
import { builtProgram, createSeededPlace, runProgram, startProgram, type Place } from "../support/program.ts";

const uri = "switchboard://account/info";
const info = { name: "test", version: "1.0.0" };

const call = async (place: Place, tool: ToolName, input: object): Promise<void> =>
  expect(await runProgram(place, ["call", tool, JSON.stringify(input)])).toMatchObject({ code: 0 });

test("clients are notified of changes by another process on the same SQLite file, also through the stdio bridge", async () => {
  const place = createSeededPlace();
  const endpoint = `${(await startProgram(place)).url}/api/mcp`;
  const { key } = JSON.parse((await runProgram(place, ["keys", "create", "--json"])).stdout) as { key: string };

  const received: { modern: string[]; older: string[] } = { modern: [], older: [] };
  const modern = new Client2(info, { versionNegotiation: { mode: "auto" } });
  modern.setNotificationHandler(
    "notifications/resources/updated",
    ({ params }) => void received.modern.push(params.uri),
  );
  await modern.connect(new Http2(new URL(endpoint), { requestInit: { headers: { Authorization: `Bearer ${key}` } } }));
  onTestFinished(() => modern.close());
  await modern.listen({ resourceSubscriptions: [uri] });
  const older = new Client1(info);
  older.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => void received.older.push(params.uri));
  const args = [builtProgram(), "stdio", "--url", endpoint];
  await older.connect(new Stdio1({ command: process.execPath, args, env: { SWITCHBOARD_KEY: key } }));
  onTestFinished(() => older.close());
  await older.subscribeResource({ uri });

  await call(place, "update_account_settings", { timezone: "Asia/Tokyo" });
  await expect.poll(() => received, { timeout: 10_000 }).toEqual({ modern: [uri], older: [uri] });
  await older.unsubscribeResource({ uri });
  await call(place, "update_account_settings", { language: "de" });
  await expect.poll(() => received, { timeout: 10_000 }).toEqual({ modern: [uri, uri], older: [uri] });
});

interface Listed {
  readonly account: string;
  readonly seq: number;
  readonly type: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly cause: Readonly<Record<string, string>>;
}

test("events are listed in order, and filtered by account, type and number", async () => {
  const place = createSeededPlace();
  const list = async (...options: readonly string[]): Promise<Listed[]> =>
    JSON.parse((await runProgram(place, ["events", "list", "--json", ...options])).stdout) as Listed[];
  const earlier = await list();
  await call(place, "update_account_settings", { language: "de" });
  await call(place, "manage_outreach_settings", { action: "update", daily_limits: { message: 20 } });
  const added = (await list()).slice(earlier.length);
  expect(added.map(({ type, payload, cause }) => [type, payload["settings"] ?? payload["uri"], cause["tool"]])).toEqual(
    [
      ["settings.changed", "account", "update_account_settings"],
      ["resource.changed", uri, "update_account_settings"],
      ["settings.changed", "outreach", "manage_outreach_settings"],
    ],
  );
  const [first, second, third] = added;
  const account = first?.account ?? "";
  expect(await list("--account", account, "--after", String(first?.seq))).toEqual([second, third]);
  expect(await list("--type", "settings.changed")).toEqual([first, third]);
  const unknown = await runProgram(place, ["events", "list", "--type", "settings.change"]);
  expect(unknown.code).toBe(1);
  expect(unknown.stderr).toMatch(/^error: Unknown type: settings\.change\. Valid: .*settings\.changed/);
  const nobody = await runProgram(place, ["events", "list", "--account", "acc_none"]);
  expect(nobody).toMatchObject({ code: 1, stderr: expect.stringContaining('Unknown account "acc_none"') });
  const { stdout } = await runProgram(place, ["events", "list"]);
  expect(stdout).toMatch(/^account +seq +type +at +payload +cause\n/);
  expect(stdout).toContain('{"settings":"account",');
  expect(await runProgram(place, ["events", "list", "--after", "1"])).toMatchObject({
    code: 1,
    stderr: "error: --after requires --account.\n",
  });
});
