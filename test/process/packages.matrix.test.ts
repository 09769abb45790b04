import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { buildPackages } from "../../generator/release/build-packages.ts";
import { createFolder, createPlace, launch, repository, startProgram } from "../support/program.ts";

/** An empty folder in which both packages are installed from their tarballs. */
let folder: string;
let service: string;
let printed = "";

const run = promisify(execFile);

/** Runs a command without the packages of this repository. Installation scripts are skipped, because they compile the driver. */
async function runIn(cwd: string, command: string, ...args: readonly string[]): Promise<string> {
  const { PATH = "", HOME } = process.env;
  const path = PATH.split(":").filter((part) => !part.startsWith(repository));
  const env = {
    PATH: path.join(":"),
    HOME,
    CI: "true",
    npm_config_ignore_scripts: "true",
    npm_config_prefer_offline: "true",
  };
  const { stdout } = await run(command, args, { cwd, env, timeout: 600_000 }).catch((error: unknown) => {
    const { stdout: out = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(" ")}:\n${out}\n${stderr}`, { cause: error });
  });
  return stdout;
}

/** Copies the compiled driver of SQLite, which installation scripts would have compiled. */
function addDriver(at: string): void {
  const driver = "node_modules/better-sqlite3/build/Release/better_sqlite3.node";
  mkdirSync(join(at, driver, ".."), { recursive: true });
  cpSync(join(repository, driver), join(at, driver));
}

beforeAll(async () => {
  folder = createFolder();
  const tarballs = buildPackages(repository, "0.0.1", join(folder, "packages"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "empty", private: true, type: "module" }));
  await runIn(folder, "npm", "install", "--no-audit", "--no-fund", ...tarballs);
  addDriver(folder);
  service = join(folder, "my-tasks");
  printed = await runIn(folder, "npx", "switchboard", "init", service);
  await runIn(service, "npm", "ci", "--no-audit", "--no-fund");
  addDriver(service);
}, 600_000);

test("the next steps that init prints are those of the README", () => {
  const steps = printed
    .slice(printed.indexOf("next:\n") + 6)
    .replace(service, "my-service")
    .replaceAll(/^ {2}/gm, "");
  expect(steps).toMatch(/^cd my-service\n[^]*git init/);
  expect(readFileSync(join(repository, "README.md"), "utf8")).toContain(`init my-service\n${steps}`);
});

test("the client is installed with openapi-fetch alone, compiles strictly and calls the server", async () => {
  const { dependencies } = JSON.parse(
    readFileSync(join(folder, "node_modules/@switchboard/client/package.json"), "utf8"),
  );
  expect(Object.keys(dependencies)).toEqual(["openapi-fetch"]);
  writeFileSync(
    join(folder, "use.ts"),
    `import { createClient, errorCodes, type ErrorCode, type Schemas } from "@switchboard/client";
import document from "@switchboard/client/openapi.json" with { type: "json" };

const client = createClient({ baseUrl: process.env["URL"] ?? "", apiKey: process.env["KEY"] ?? "" });
const { data } = await client.GET("/profile");
const name: string | undefined = data?.name;
export const person: Schemas["Profile"] | undefined = data;
const { error } = await client.GET("/posts/{post_id}", { params: { path: { post_id: "pst_none" } } });
const code: ErrorCode | undefined = errorCodes.find((one) => one === error?.code);
// @ts-expect-error not a route
await client.GET("/nothing");
console.log(JSON.stringify([document.openapi, typeof name, code]));
`,
  );
  const options = {
    target: "es2023",
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    types: ["node"],
  };
  const compilerOptions = { ...options, noUncheckedIndexedAccess: true, resolveJsonModule: true, skipLibCheck: false };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["use.ts"] }));
  await runIn(folder, process.execPath, join(repository, "node_modules/typescript/bin/tsc"), "-p", folder);

  const key = "swb_client_0123456789abcdefghij";
  const server = await startProgram(createPlace({ SWITCHBOARD_BOOTSTRAP_KEY: key }));
  const { stdout } = await run(process.execPath, ["use.js"], { cwd: folder, env: { URL: server.url, KEY: key } });
  expect(JSON.parse(stdout)).toEqual(["3.1.0", "string", "not_found"]);
  await server.stop();
}, 300_000);

test("the package has types for the generator, the runtime and the contract", async () => {
  const use = `import { generate } from "switchboard/generator";
import { createService, type ServiceDefinition } from "switchboard/runtime";
import type { Surface } from "switchboard/contract";

export type Parts = [ServiceDefinition<object>, Surface];
export const made: [string, string] = [typeof generate, typeof createService];
`;
  const place = join(folder, "machinery");
  mkdirSync(place);
  writeFileSync(join(place, "use.ts"), use);
  const compilerOptions = {
    target: "es2023",
    lib: ["es2023", "esnext.disposable"],
    module: "nodenext",
    strict: true,
    types: ["node"],
  };
  writeFileSync(
    join(place, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, skipLibCheck: true }, files: ["use.ts"] }),
  );
  await runIn(place, process.execPath, join(repository, "node_modules/typescript/bin/tsc"), "-p", place);
});

test("a new service contains nothing of this repository, and its tests pass", async () => {
  expect(readFileSync(join(service, "package.json"), "utf8")).toContain(
    '"switchboard": "file:vendor/switchboard-0.0.1.tgz"',
  );
  expect(existsSync(join(service, "node_modules/switchboard/handlers"))).toBe(false);
  const output = await runIn(service, "npm", "test");
  expect(output).toMatch(/# pass 3\n# fail 0/);
});

test("a new service starts, answers over both surfaces and generates", async () => {
  await runIn(service, "npm", "run", "build");
  const place = { folder: service, env: { PORT: "0" }, main: join(service, "dist/main.js") };
  const program = await startProgram(place, {}, ["--json"]);
  const [, key = ""] = await program.shows(/"key":"(\w+?_[\w-]+)"/);
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const added = await fetch(`${program.url}/v1/tasks`, { method: "POST", headers, body: '{"text":"one"}' });
  expect(await added.json()).toMatchObject({ text: "one" });
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "list_tasks", arguments: {} } };
  const listed = await fetch(`${program.url}/mcp`, { method: "POST", headers, body: JSON.stringify(call) });
  expect(await listed.json()).toMatchObject({ result: { structuredContent: { data: [{ text: "one" }] } } });
  expect((await program.stop()).code).toBe(0);
  const file = join(folder, "other.db");
  const other = await startProgram(place, { DATABASE_URL: `sqlite:${file}` });
  expect((await other.stop()).stdout).toMatch(new RegExp(`^Creating the store ${file}\n`));

  expect(await runIn(service, "npx", "switchboard", "generate", "--check")).toContain("up to date");
  const keys = await launch(place, ["keys", "list", "--json"], {}).finished;
  expect(JSON.parse(keys.stdout)).toMatchObject([{ name: "first key" }]);
  const doctor = await launch(place, ["doctor", "--json"], { PORT: "many" }).finished;
  expect(doctor.code).toBe(1);
  expect(JSON.parse(doctor.stdout)).toContainEqual({
    ...{ check: "settings", ok: false },
    found: expect.stringContaining("PORT"),
  });
});

test("diff reports a breaking change to a new service", async () => {
  const before = join(folder, "before");
  cpSync(join(service, "spec"), join(before, "spec"), { recursive: true });
  const file = join(service, "spec/tools/tasks/add_task.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("maxLength: 500", "maxLength: 50"));
  await expect(runIn(service, "npx", "switchboard", "diff", before)).rejects.toThrow(
    /add_task\.yaml:\d+:\d+: breaking/,
  );
  writeFileSync(file, text);
});
