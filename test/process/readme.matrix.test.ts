import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { readOperatorSettings } from "../../handlers/app/operator-settings.ts";
import { suite } from "../support/conformance.ts";
import {
  createFolder,
  createPlace,
  createSeededPlace,
  repository,
  runProgram,
  startProgram,
} from "../support/program.ts";
import { startReceiver } from "../support/receiver.ts";

const key = "swb_key-of-a-reader-of-the-readme";
const address = "http://127.0.0.1:3000";
const readme = readFileSync(join(repository, "README.md"), "utf8");
const runFile = promisify(execFile);

let copy = "";
let npmCache = "";
let url = "";
let databaseUrl = "";

interface Block {
  readonly language: string;
  readonly text: string;
  /** The last path in backticks before the block. */
  readonly path: string | undefined;
}

function section(title: string): string {
  const text = readme.split(/^## /m).find((part) => part.startsWith(`${title}\n`));
  if (text === undefined) throw new Error(`README.md has no section "${title}"`);
  return text;
}

/** Returns the fenced blocks of a section in order, without their indentation. */
function blocksOf(title: string): Block[] {
  const text = section(title);
  return [...text.matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```$/gm)].map((match) => {
    const [, indent = "", language = "", body = ""] = match;
    const paths = [...text.slice(0, match.index).matchAll(/`([\w./-]+\/[\w.-]+\.\w+)`/g)];
    return { language, text: body.replaceAll(new RegExp(`^${indent}`, "gm"), ""), path: paths.at(-1)?.[1] };
  });
}

/** Returns an environment for npm as on a separate machine. */
function npmEnvironment() {
  const PATH = process.env["PATH"] ?? "";
  return { PATH, HOME: npmCache, npm_config_cache: npmCache, npm_config_offline: "true" };
}

/** Runs a shell block in the copy, as a reader would, and returns its output. */
async function runShell(text: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const script = text.replaceAll(address, url);
  const { stdout } = await runFile("sh", ["-ec", script], {
    cwd: copy,
    env: { ...npmEnvironment(), SWITCHBOARD_KEY: key, ...more },
  });
  return stdout;
}

/** Runs a shell block with the store of the running program. Its commands run directly, without npx, to save time. */
const runOnStore = (text: string, more: Readonly<Record<string, string>> = {}): Promise<string> =>
  runShell(text.replaceAll("npx switchboard", "node dist/main.js"), { DATABASE_URL: databaseUrl, ...more });

function write(path: string | undefined, text: string): void {
  const file = join(copy, path ?? "");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Copies the sources, links the installed packages, and adds the tool as the README describes. */
beforeAll(async () => {
  copy = createFolder();
  npmCache = createFolder();
  const parts = ["spec", "generator", "generated", "runtime", "handlers", "package.json", "tsconfig.json"];
  for (const part of [...parts, ".prettierrc.json", ".npmrc"])
    cpSync(join(repository, part), join(copy, part), { recursive: true });
  symlinkSync(join(repository, "node_modules"), join(copy, "node_modules"));

  const [description, commands, handler] = blocksOf("Add a tool in five minutes");
  write(description?.path, description?.text ?? "");
  await runShell(commands?.text ?? "");
  expect(existsSync(join(copy, handler?.path ?? ""))).toBe(true);
  write(handler?.path, handler?.text ?? "");
  await runShell("npm run --silent build");

  const place = createSeededPlace({ SWITCHBOARD_BOOTSTRAP_KEY: key, SWITCHBOARD_ALLOWED_NETWORKS: "127.0.0.0/8" });
  databaseUrl = place.env["DATABASE_URL"] ?? "";
  ({ url } = await startProgram({ ...place, main: join(copy, "dist/main.js") }));
});

test("the tool that the README adds passes the type check", { timeout: 300_000 }, async () => {
  expect(packageJson.scripts.typecheck).toContain("-p tsconfig.json");
  await runShell("npm run --silent typecheck");
});

test("the tool that the README adds is served, and generated/ is up to date", async () => {
  const curl = blocksOf("Add a tool in five minutes").find(({ text }) => text.startsWith("curl"));
  const response = JSON.parse(await runShell(curl?.text ?? "")) as { time: string; timezone: string };
  expect(response).toMatchObject({ timezone: "Europe/Stockholm", time: expect.stringMatching(/^\d\d:\d\d:\d\d$/) });
  expect(await runShell("npx switchboard generate --check")).toContain("are up to date");
});

test("the response of the tool that the README adds is recorded", { timeout: 300_000 }, async () => {
  const isNeeded = (path: string): boolean => !/\/(?:node_modules|golden|\.[^/]*)(?:\/|$)/.test(path);
  cpSync(join(repository, "test"), join(copy, "test"), { recursive: true, filter: isNeeded });
  cpSync(join(repository, "vitest.config.js"), join(copy, "vitest.config.js"));
  const [, , , check] = blocksOf("Add a tool in five minutes");
  const [, record, generate] = (check?.text ?? "").split("\n");
  await runShell(record ?? "");
  expect(readFileSync(join(copy, "spec/responses/get_local_time.yaml"), "utf8")).toContain(
    "timezone: Europe/Stockholm",
  );
  await runShell(generate ?? "");
  expect(readFileSync(join(copy, "generated/openapi.json"), "utf8")).toContain('"timezone": "Europe/Stockholm"');
});

test("the first calls and the SDK example work unchanged", async () => {
  const [block] = blocksOf("First call");
  const lines = (block?.text ?? "").split(/\n\n/);
  const responses = [];
  for (const line of lines) responses.push(JSON.parse(await runShell(line)) as object);
  const [overRest, overMcp] = responses;
  expect(overRest).toMatchObject({ data: [{}, {}, {}] });
  expect(overMcp).toMatchObject({ result: { structuredContent: overRest } });
  const example = blocksOf("Connect an AI client").find(({ text }) => text.startsWith("import "));
  write("example.mjs", (example?.text ?? "").replaceAll(address, url));
  expect(await runShell("node example.mjs")).toContain("prf_demo_0001");
});

test("the examples of limits, previews and repeated calls work unchanged", async () => {
  const [usage] = blocksOf("Limits");
  const sentMessages = async (): Promise<number> => {
    const { categories } = JSON.parse(await runShell(usage?.text ?? "")) as {
      categories: { category: string; used: number }[];
    };
    return categories.find(({ category }) => category === "message")?.used ?? -1;
  };
  const [preview, repeated] = blocksOf("Idempotency and preview");
  const before = await sentMessages();
  expect(JSON.parse(await runShell(preview?.text ?? ""))).toMatchObject({ text: "Hello", direction: "sent" });
  expect(await sentMessages()).toBe(before);
  const ids = (await runShell(repeated?.text ?? "")).match(/"id":"msg_[^"]+"/g) ?? [];
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect(await sentMessages()).toBe(before + 1);
});

test("the commands for keys, people, scopes and the audit log run as documented", async () => {
  const commands = ["Authentication", "Security"].flatMap((title) =>
    blocksOf(title).filter(({ language, text }) => language === "sh" && !text.startsWith("SWITCHBOARD_")),
  );
  expect(commands.length).toBeGreaterThan(5);
  const { key: created } = JSON.parse(await runOnStore("npx switchboard keys create --json")) as { key: string };
  const output = await runOnStore(commands.map(({ text }) => text).join("\n"), { SWITCHBOARD_KEY: created });
  for (const printed of [
    /sales assistant .*core,outbound/,
    /otpauth:/,
    /grace@example\.com.*core,outbound/,
    /not in the hash chain yet: \d+/,
  ])
    expect(output).toMatch(printed);
});

test("the commands for backups run as documented", async () => {
  const [backup, restore] = blocksOf("Settings").filter(({ text }) => text.startsWith("npx switchboard"));
  expect(await runOnStore(backup?.text ?? "")).toContain(`backup.db contains the store`);
  const stopped = { DATABASE_URL: `sqlite:${join(npmCache, "restored.db")}` };
  expect(await runOnStore(restore?.text ?? "", stopped)).toMatch(/restored\.db is restored from .*backup\.db/);
});

test("the commands for webhooks run as documented", async () => {
  const receiver = await startReceiver();
  const text = (blocksOf("Webhooks")[0]?.text ?? "").replace("https://hooks.example.com/switchboard", receiver.url);
  const [create = "", others = ""] = text.split(/^(?=curl .*whk_\.\.\.\/test)/m);
  const created = await runOnStore(`${create}\necho "\nADMIN_KEY=$ADMIN_KEY"`);
  const [, id = ""] = /"id":"(whk_[^"]+)"/.exec(created) ?? [];
  const [assignment = ""] = /^ADMIN_KEY=.+$/m.exec(created) ?? [];
  const output = await runOnStore(`${assignment}\n${others.replaceAll("whk_...", id)}`);
  expect(output).toContain('"delivered":true');
  expect(output).toMatch(/"secret":"whsec_/);
  expect(receiver.requests).not.toEqual([]);
});

test("the example of the typed client runs as documented", async () => {
  const [example, command] = blocksOf("Typed client");
  write("example.ts", (example?.text ?? "").replaceAll(address, url));
  expect(await runShell(command?.text ?? "")).toMatch(/^\[\n( {2}'.+',?\n){5}\]\n$/);
});

test("the application that serves the calls next to its own pages runs unchanged", async () => {
  const [source, commands] = blocksOf("Inside your own application");
  write("app.ts", source?.text ?? "");
  const [build = "", start = ""] = (commands?.text ?? "").trim().split("\n");
  await runShell(build);
  const [program = "", ...args] = start.split(" ");
  const env = { ...npmEnvironment(), PORT: "0", DATABASE_URL: `sqlite:${join(npmCache, "app.db")}` };
  const app = spawn(program, args, { cwd: copy, env, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void app.kill());
  const [printed] = (await once(app.stdout, "data")) as [Buffer];
  const own = `http://127.0.0.1:${/port: (\d+)/.exec(printed.toString())?.[1]}`;
  expect(await (await fetch(own)).text()).toBe("the application's own pages");
  expect(await (await fetch(`${own}/api/v1/profiles/me`)).json()).toMatchObject({ code: "unauthenticated" });
});

test("the README and the tests use the same conformance suite", () => {
  const command = blocksOf("Test").find(({ text }) => text.includes("conformance server"));
  expect(command?.text.replace("npx ", "")).toContain(suite.join(" "));
});

test("the configuration for clients that start local processes works", async () => {
  const configuration = blocksOf("Connect an AI client").findLast(({ language }) => language === "json");
  const text = (configuration?.text ?? "").replaceAll(address, url).replaceAll("/path/to/switchboard", copy);
  const { mcpServers } = JSON.parse(text.replaceAll("swb_...", key)) as {
    mcpServers: Record<string, { command: string; args: string[]; env: Record<string, string> }>;
  };
  const { command = "", args = [], env = {} } = mcpServers["switchboard"] ?? {};
  const client = new Client({ name: "test", version: "1.0.0" });
  const elsewhere = { cwd: npmCache, env: { ...npmEnvironment(), ...env } };
  await client.connect(new StdioClientTransport({ command, args, ...elsewhere, stderr: "ignore" }));
  expect(await client.callTool({ name: "get_profile", arguments: {} })).toMatchObject({
    structuredContent: { id: "prf_demo_0001" },
  });
  await client.close();
});

test("each command of the table exists with its options", async () => {
  const commands = [...section("Commands").matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, command = ""]) => command),
  );
  expect(commands.length).toBeGreaterThan(10);
  const place = createPlace();
  await Promise.all(
    commands.map(async (command) => {
      const words = /^[a-z]+(?: [a-z]+)?(?= |$)/.exec(command)?.[0] ?? "";
      const { code, stdout } = await runProgram(place, [...words.split(" "), "--help"]);
      expect(code).toBe(0);
      expect(stdout).toContain(`Usage: switchboard ${words} `);
      for (const [option] of command.matchAll(/--\w+/g)) expect(stdout).toContain(option);
    }),
  );
});

test("the list of contents names each section in order, and every link to a heading resolves", () => {
  const headings = [...readme.replaceAll(/^ *```[^]*?^ *```$/gm, "").matchAll(/^(#{2,}) (.+)$/gm)];
  const idOf = (title: string): string =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, "")
      .replaceAll(" ", "-");
  const contents = readme.slice(0, readme.indexOf("\n## "));
  const listed = [...contents.matchAll(/\[([^\]]+)\]\(#([^)]+)\)/g)].map(([, title, id]) => [title, id]);
  const sections = headings.filter(([, level]) => level === "##").map(([, , title = ""]) => [title, idOf(title)]);
  expect(listed).toEqual(sections);
  const ids = headings.map(([, , title = ""]) => idOf(title));
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of readme.matchAll(/\]\(#([^)]+)\)/g)) expect(ids).toContain(id);
});

test("each npm script, file, folder and default in the README exists", () => {
  for (const [, script = ""] of readme.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:]+)/g))
    expect(packageJson.scripts).toHaveProperty([script]);
  for (const [, link = ""] of readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g))
    expect(existsSync(join(repository, link)), link).toBe(true);
  const inText = [...readme.matchAll(/`(\.?[\w-]+(?:\/[\w.-]+)+)`/g)];
  const inLayout = [...section("Layout").matchAll(/^([a-z]+\/) /gm)];
  for (const [, path = ""] of [...inText, ...inLayout])
    expect(existsSync(join(copy, path)) || existsSync(join(repository, path)), path).toBe(true);

  const defaults = readOperatorSettings({});
  const rows = [...section("Settings").matchAll(/^\| (`.*?) \| (`.*?) \|/gm)];
  const documented = rows.flatMap(([, names = "", values = ""]) => {
    const valueList = [...values.matchAll(/`([^`]+)`/g)].map(([, value]) => value);
    return [...names.matchAll(/`(\w+)`/g)].map(([, name = ""], at) => [name, valueList[at]]);
  });
  const shown = (value: unknown): string => (Array.isArray(value) ? value.join(",") : String(value));
  const given = Object.entries(defaults).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  expect(Object.fromEntries(given.map(([name, value]) => [name, shown(value)]))).toEqual(
    Object.fromEntries(documented),
  );
});
