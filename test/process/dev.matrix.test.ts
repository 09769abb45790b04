import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, test } from "vitest";
import { generateFolder } from "../../generator/generate-folder.ts";
import { newService } from "../../generator/init/new-service.ts";
import { ownPackage } from "../../generator/init/own-package.ts";
import { createFolder, launch, repository } from "../support/program.ts";
import { send, type RawResponse } from "../support/send.ts";

/** Writes the service of `switchboard init`, with the runtime of this repository. */
async function createService(): Promise<string> {
  const root = createFolder(join(repository, "node_modules/.cache"));
  for (const [path, text] of newService({ name: "tasks", from: ownPackage(), source: { version: "0.0.0" } })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const alias = ["runtime", "runtime/contract"].map((name) => {
    return `--alias:switchboard/${name.split("/").at(-1) ?? ""}=${join(repository, name, "index.ts")}`;
  });
  const externals = ["better-sqlite3", "pg"].map((name) => `--external:${name}`);
  const banner = `"--banner:js=import{createRequire as make}from'node:module';globalThis.require??=make(import.meta.url);"`;
  const options = [
    "--bundle",
    "--platform=node",
    "--format=esm",
    "--target=node20",
    "--log-level=warning",
    "--outdir=dist",
  ];
  const build = [
    join(repository, "node_modules/.bin/esbuild"),
    "handlers/main.ts",
    ...options,
    ...alias,
    ...externals,
    banner,
  ];
  const text = readFileSync(join(root, "package.json"), "utf8");
  const content = JSON.parse(text) as { scripts: Record<string, string> };
  content.scripts["build"] = build.join(" ");
  writeFileSync(join(root, "package.json"), JSON.stringify(content));
  await generateFolder(root, { check: false });
  return root;
}

test("dev serves each change: open calls finish on the older version, and listening clients are notified", async () => {
  const root = await createService();
  const edit = (path: string, change: (text: string) => string): void =>
    writeFileSync(join(root, path), change(readFileSync(join(root, path), "utf8")));
  const release = join(root, "data/release");
  edit("spec/service.yaml", (text) => text.replace("timeout_ms: 10000", "timeout_ms: 120000"));
  // The first version of the tool waits for a file.
  edit("handlers/tools/tasks/list_tasks.ts", (text) =>
    text
      .replace(
        "  const after =",
        `  while (!existsSync(${JSON.stringify(release)})) await new Promise((resolve) => setTimeout(resolve, 20));\n  const after =`,
      )
      .replace("import type", 'import { existsSync } from "node:fs";\nimport type'),
  );
  const onTerminal = "--import=data:text/javascript,process.stdout.isTTY=true";
  const env = { PORT: "0", FIRST_KEY: "key_0123456789_0123456789", NODE_OPTIONS: onTerminal };
  const program = launch({ folder: root, env }, ["dev"], {});
  const [, url = ""] = await program.shows(/serving the new version at (\S+)/);
  const headers = { Authorization: "Bearer key_0123456789_0123456789" };
  // Each request has its own connection, because the older version closes idle ones when it stops.
  const list = (): Promise<RawResponse> => send(`${url}/v1/tasks`, { method: "GET", headers });

  const client = new Client({ name: "test", version: "1.0.0" });
  let notified = 0;
  client.setNotificationHandler("notifications/tools/list_changed", () => void (notified += 1));
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }));
  const open = list();

  edit("spec/tools/tasks/add_task.yaml", (text) => text.replace("Add a task to the list.", "Add one task."));
  edit("handlers/tools/tasks/list_tasks.ts", (text) => text.replace(/ {2}while .*\n/, ""));
  await expect
    .poll(async () => (await client.listTools()).tools.find(({ name }) => name === "add_task")?.description, {
      timeout: 60_000,
    })
    .toContain("Add one task.");
  expect((await list()).json).toEqual({ data: [], next_cursor: null });

  mkdirSync(dirname(release), { recursive: true });
  writeFileSync(release, "");
  await expect.poll(() => notified).toBeGreaterThan(0);
  expect((await open).json).toEqual({ data: [], next_cursor: null });

  // A version that does not build is not served.
  edit("handlers/tools/tasks/add_task.ts", (text) => `${text}\nconst unfinished = ;\n`);
  await program.shows(/not served, because the build failed/);
  expect((await list()).status).toBe(200);
  await client.close();
  program.child.kill("SIGTERM");
  const { code, stdout } = await program.finished;
  expect(code).toBe(0);
  expect(stdout).not.toContain("\u001b"); // A redrawn screen would erase a new API key.
}, 180_000);
