import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { Browser } from "../../support/browser.ts";
import { eventually } from "../../support/eventually.ts";
import { signInAs } from "../../support/oauth.ts";
import { createFolder } from "../../support/program.ts";
import { packageFolder } from "../support/packages.ts";
import { addPerson, startService, type Service } from "../support/service.ts";

/** A server for the metadata document of a client, with its own certificate. */
interface DocumentServer {
  readonly url: string;
  readonly certificateFile: string;
  /** Paths that were requested. */
  readonly requests: string[];
}

let service: Service;
let documents: DocumentServer;

async function serveDocument(): Promise<DocumentServer> {
  const folder = createFolder();
  const [keyFile, certificateFile] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const names = ["-subj", "/CN=client.example", "-addext", "subjectAltName=IP:127.0.0.1"];
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", keyFile];
  execFileSync("openssl", ["req", "-x509", "-days", "2", ...newKey, "-out", certificateFile, ...names], {
    stdio: "ignore",
  });
  const requests: string[] = [];
  const tls = { key: readFileSync(keyFile), cert: readFileSync(certificateFile) };
  const server = createServer(tls, (request, response) => {
    requests.push(request.url ?? "");
    const document = {
      client_id: url,
      client_name: "mcp-remote",
      redirect_uris: ["http://127.0.0.1/oauth/callback"],
      token_endpoint_auth_method: "none",
    };
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(document));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref(); // so that it does not outlive the test file
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/client.json`; // bound to TCP above
  return { url, certificateFile, requests };
}

beforeAll(async () => {
  documents = await serveDocument();
  const settings = { NODE_EXTRA_CA_CERTS: documents.certificateFile, SWITCHBOARD_ALLOWED_NETWORKS: "127.0.0.0/8" };
  service = await startService(settings);
  await addPerson(service, "ada");
});

/**
 * Connects mcp-remote, which knows only the URL of the endpoint, and consents. Instead of a browser, it starts a
 * program that records the URL to open. Returns the connected client and the text of the consent page.
 */
async function connect(...options: readonly string[]): Promise<{ client: Client; page: string }> {
  const home = createFolder();
  const opened = join(home, "opened");
  for (const name of ["xdg-open", "open"]) {
    writeFileSync(join(home, name), `#!/bin/sh\necho "$1" > ${opened}\n`);
    chmodSync(join(home, name), 0o755);
  }
  const program = join(packageFolder("mcp-remote"), "dist/proxy.js");
  const args = [program, service.endpoint, "--transport", "http-only", "--host", "127.0.0.1", ...options];
  const env = { PATH: `${home}:${process.env["PATH"] ?? ""}`, HOME: home, MCP_REMOTE_CONFIG_DIR: home };
  const transport = new StdioClientTransport({ command: process.execPath, args, env, stderr: "pipe" });
  let output = "";
  transport.stderr?.on("data", (text: Buffer) => (output += String(text)));
  const client = new Client({ name: "test", version: "1.0.0" });
  onTestFinished(() => client.close());
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
  // The browser follows the redirect to mcp-remote, which starts to listen only after it has shown the address.
  await eventually(async () => expect((await fetch(done.url)).status).toBe(200));
  await connected;
  return { client, page: page.text };
}

async function callTool(client: Client): Promise<void> {
  const { tools } = await client.listTools();
  expect(tools.length).toBeGreaterThan(100);
  const found = await client.callTool({ name: "search_people", arguments: { keyword: "engineer", limit: 2 } });
  expect(found).toMatchObject({ structuredContent: { data: [{}, {}] } });
}

test("mcp-remote registers itself after a 401, and calls a tool", async () => {
  const { client, page } = await connect();
  expect(page).toContain("The client chose this name. It is not verified.");
  await callTool(client);
  expect(documents.requests).toEqual([]);
});

test("mcp-remote with a metadata document needs no registration", async () => {
  const { client, page } = await connect("--client-metadata-url", documents.url);
  expect(page).toContain(`Published by <strong>${new URL(documents.url).host}</strong>`);
  await callTool(client);
  expect(documents.requests).not.toEqual([]);
});
