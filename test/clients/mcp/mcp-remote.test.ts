import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe } from "vitest";
import { createFolder } from "../../support/program.ts";
import { checkOfficialClient } from "../support/official-client.ts";
import { packageFolder } from "../support/packages.ts";
import { startService, type Service } from "../support/service.ts";

let service: Service;
const client = new Client({ name: "test", version: "1.0.0" });

/** A client that starts local processes only, such as a desktop application, starts mcp-remote like this. */
beforeAll(async () => {
  service = await startService();
  const args = [join(packageFolder("mcp-remote"), "dist/proxy.js"), service.endpoint, "--transport", "http-only"];
  const home = createFolder();
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [...args, "--header", `Authorization:${service.headers.Authorization}`],
      env: { PATH: process.env["PATH"] ?? "", HOME: home, MCP_REMOTE_CONFIG_DIR: home },
      stderr: "ignore",
    }),
  );
});
afterAll(() => client.close());

describe("a client that connects to the service through mcp-remote", () => {
  checkOfficialClient(() => ({ client, service }));
});
