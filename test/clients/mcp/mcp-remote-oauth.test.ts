import { spawn } from "node:child_process";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "../../support/browser.ts";
import { eventually } from "../../support/eventually.ts";
import { signInAs, password } from "../../support/oauth.ts";
import { createFolder, repository } from "../../support/program.ts";
import { packageFolder } from "../support/packages.ts";
import { startService, type Service } from "../support/service.ts";

let service: Service;
const client = new Client({ name: "test", version: "1.0.0" });

/** Adds a person with the command. */
function addPerson({ place }: Service, name: string): Promise<number | null> {
  const main = join(repository, "dist/main.js");
  const child = spawn(process.execPath, [main, "people", "add", name, "--password-stdin"], { env: place.env });
  child.stdin.end(password);
  return new Promise((resolve) => child.once("close", resolve));
}

/** mcp-remote knows only the address: it registers itself, and opens a browser, here a program that notes the address. */
beforeAll(async () => {
  service = await startService();
  expect(await addPerson(service, "ada")).toBe(0);
  const home = createFolder();
  const opened = join(home, "opened");
  for (const name of ["xdg-open", "open"]) {
    writeFileSync(join(home, name), `#!/bin/sh\necho "$1" > ${opened}\n`);
    chmodSync(join(home, name), 0o755);
  }
  const args = [join(packageFolder("mcp-remote"), "dist/proxy.js"), service.endpoint, "--transport", "http-only"];
  const env = { PATH: `${home}:${process.env["PATH"] ?? ""}`, HOME: home, MCP_REMOTE_CONFIG_DIR: home };
  const transport = new StdioClientTransport({ command: process.execPath, args, env, stderr: "pipe" });
  let output = "";
  transport.stderr?.on("data", (text: Buffer) => (output += String(text)));
  const connected = client.connect(transport);
  const url = await eventually(() => {
    const shown = /(http:\/\/127\.0\.0\.1:\d+\/oauth\/authorize\?\S+)/.exec(output)?.[1];
    const address = existsSync(opened) ? readFileSync(opened, "utf8").trim() : shown;
    expect(address, output).toMatch(/^http/);
    return address ?? "";
  });
  const browser = new Browser();
  const page = await signInAs(browser, await browser.open(url));
  const done = await browser.submit(page, { fields: { scope: "core", account: "acc_demo_0001", decision: "allow" } });
  await fetch(done.url); // the browser follows the redirect to mcp-remote
  await connected;
});
afterAll(() => client.close());

test("mcp-remote gets tokens from a bare 401 and calls a tool", async () => {
  const { tools } = await client.listTools();
  expect(tools.length).toBeGreaterThan(100);
  const found = await client.callTool({ name: "search_people", arguments: { keyword: "engineer", limit: 2 } });
  expect(found).toMatchObject({ structuredContent: { data: [{}, {}] } });
});
