import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { printYaml } from "../../../runtime/site/print-yaml.ts";
import { generatorCommands } from "../../../generator/cli.ts";

const golden = fileURLToPath(new URL("../../golden/base", import.meta.url));
const listBooks = "spec/tools/books/list_books.yaml";
let root: string;
let server: Server;
let url: string;

const git = (...args: readonly string[]): Buffer =>
  execFileSync("git", ["-C", root, "-c", "user.name=a", "-c", "user.email=a@example.com", ...args]);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "diff-"));
  await cp(golden, root, { recursive: true });
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "first");
  git("tag", "v0.9.0");
  const openapi = await readFile(join(root, "generated/openapi.json"), "utf8");
  const documents = new Map([
    ["/openapi.json", openapi],
    ["/openapi.yaml", printYaml(JSON.parse(openapi))],
    ["/broken.yaml", "openapi: 3.1.0\npaths: {"],
  ]);
  server = createServer((request, response) => {
    const document = documents.get(request.url ?? "");
    response.statusCode = document === undefined ? 404 : 200;
    response.end(document);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(root, { recursive: true, force: true });
});

beforeEach(async () => {
  await cp(join(golden, "spec"), join(root, "spec"), { recursive: true });
  await rm(join(root, "spec/diff-exceptions.yaml"), { force: true });
});

const edit = async (path: string, from: string, to: string): Promise<void> => {
  const text = await readFile(join(root, path), "utf8");
  expect(text).toContain(from);
  await writeFile(join(root, path), text.replace(from, to));
};

interface Finished {
  readonly code: number;
  readonly out: string;
}

/** Runs `switchboard diff <args>` in this process. */
const run = (...args: readonly string[]): Promise<Finished> => runCommand("diff", "--root", root, ...args);

/** Runs `switchboard <args>` in this process. */
async function runCommand(...args: readonly string[]): Promise<Finished> {
  const lines: string[] = [];
  const spies = (["log", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line: string) => lines.push(line)),
  );
  const exitCode = process.exitCode;
  const program = new Command("switchboard");
  for (const command of generatorCommands()) program.addCommand(command);
  try {
    await program.parseAsync(args, { from: "user" });
    return { code: Number(process.exitCode ?? 0), out: lines.join("\n") };
  } finally {
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}

test("an unchanged specification has no changes, compared with the last commit, a folder or a document", async () => {
  const none = /: 0 breaking, 0 notable, 0 harmless; next version (\S+) \(\1 in the reference, \1 now\)$/;
  for (const reference of [
    [],
    ["HEAD"],
    [golden],
    [`${url}/openapi.json`],
    [`${url}/openapi.yaml`],
    [join(root, "generated/openapi.json")],
  ]) {
    const { code, out } = await run(...reference);
    expect([reference, code, out]).toEqual([reference, 0, expect.stringMatching(none)]);
  }
});

test("a breaking change is reported with its place, its consumers and what to do, in each format", async () => {
  await edit(listBooks, "maximum: 50", "maximum: 20");
  const place = `${listBooks}:${lineOf(await readFile(join(root, listBooks), "utf8"), "maximum: 20")}`;
  const { code, out } = await run();
  const text = 'list_books: input "limit": maximum changed from 50 to 20 (REST, MCP). Keep values within the limit.';
  expect([code, out]).toEqual([1, expect.stringContaining(`: breaking input-limit-tightened: ${text}`)]);
  expect(out).toContain(place);
  expect(out).toContain("compared with v0.9.0: 1 breaking, 0 notable, 0 harmless; next version");
  const json = JSON.parse((await run("--json")).out);
  expect(json).toMatchObject({
    ok: false,
    reference: "v0.9.0",
    changes: [
      {
        kind: "input-limit-tightened",
        severity: "breaking",
        severities: { rest: "breaking", mcp: "breaking", client: "notable" },
        subject: "list_books",
        at: `${listBooks}#/input/properties/limit/maximum`,
      },
    ],
  });
  expect((await run("--markdown")).out).toContain("## Breaking changes\n\n| Change | REST | MCP | typed client |");
  expect((await run("--format", "github")).out).toMatch(
    new RegExp(`^::error file=${listBooks},line=\\d+,col=\\d+,title=breaking input-limit-tightened::list_books: `),
  );
  const remote = await run(`${url}/openapi.json`);
  expect([remote.code, remote.out]).toEqual([1, expect.stringContaining("(REST). Keep values within the limit.")]);
  expect(remote.out).toContain("note: Only REST was compared");
});

test("an exception accepts one change until its date, and unused or expired exceptions are reported", async () => {
  await edit(listBooks, "maximum: 50", "maximum: 20");
  const entry = (at: string, until: string): string =>
    `- { kind: input-limit-tightened, at: "${listBooks}#/input/properties/${at}", reason: Nobody uses it., until: ${until} }\n`;
  const file = join(root, "spec/diff-exceptions.yaml");
  await writeFile(file, entry("limit/maximum", "2999-12-31") + entry("order", "2999-12-31"));
  const accepted = await run();
  expect(accepted.code).toBe(0);
  expect(accepted.out).toContain("accepted until 2999-12-31 input-limit-tightened");
  expect(accepted.out).toMatch(
    /spec\/diff-exceptions\.yaml:2:\d+: warning: no breaking change input-limit-tightened at/,
  );
  expect(accepted.out).toContain("0 breaking, 0 notable, 0 harmless (and 1 accepted)");
  await writeFile(file, entry("limit/maximum", "2026-01-01"));
  const expired = await run();
  expect([expired.code, expired.out]).toEqual([1, expect.stringContaining("expired on 2026-01-01; remove it")]);
  await writeFile(file, "- { kind: nothing, at: x, reason: a, until: tomorrow }\n");
  const invalid = await run();
  expect(invalid.code).toBe(2);
  expect(invalid.out).toMatch(/spec\/diff-exceptions\.yaml:1:\d+: error /);
});

test("a file without exceptions, or with comments only, is an empty list", async () => {
  await edit(listBooks, "maximum: 50", "maximum: 20");
  const changedFiles = (await runCommand("generate", "--root", root, "--check")).out;
  expect(changedFiles).toContain("changed: generated/openapi.json");
  for (const empty of ["", "\n", "# None yet.\n", "---\n", "[]\n"]) {
    await writeFile(join(root, "spec/diff-exceptions.yaml"), empty);
    expect([empty, (await run()).code, (await run("HEAD", "--json")).code]).toEqual([empty, 1, 1]);
    expect([empty, (await runCommand("generate", "--root", root, "--check")).out]).toEqual([empty, changedFiles]);
  }
});

test("the ancestor with the highest version is the default reference; other tags are ignored", async () => {
  await edit(listBooks, "maximum: 50", "maximum: 60");
  git("commit", "-qam", "second");
  const release = async (): Promise<string> => /compared with (\S+):/.exec((await run("--all")).out)?.[1] ?? "";
  for (const tag of ["vendor-1", "v-old", "v2", "v1.0", "nightly"]) git("tag", tag);
  expect(await release()).toBe("v0.9.0");
  const tags = ["v0.10.0-rc.2", "v0.10.0-rc.10", "v0.10.0", "v0.10.1"];
  for (const tag of tags) {
    git("tag", tag, "HEAD~1");
    expect(await release()).toBe(tag);
  }
  git("tag", "v0.9.1");
  const { code, out } = await run("--all");
  expect([code, out]).toEqual([0, expect.stringContaining("compared with v0.10.1: 0 breaking, 0 notable, 1 harmless")]);
  expect((await run("HEAD")).out).toContain("0 harmless");
  git("reset", "-q", "--hard", "HEAD~1");
  git("tag", "v9.0.0", "ORIG_HEAD");
  expect(await release()).toBe("v0.10.1");
  git("tag", "-d", "v9.0.0", "v0.9.1", ...tags);
});

test("changes since a document have places in the specification, also those of derived schemas", async () => {
  const saveBook = "spec/tools/books/save_book.yaml";
  await edit(saveBook, "created: { type: boolean", "created: { type: string");
  const text = await readFile(join(root, saveBook), "utf8");
  for (const form of ["json", "yaml"]) {
    const { code, out } = await run(`${url}/openapi.${form}`);
    expect([code, out]).toEqual([1, expect.stringContaining(`${saveBook}:${lineOf(text, "created: {")}:`)]);
    expect(out).toContain('save_book: property "created": the type changed from boolean to string (REST');
    expect(out).not.toContain("openapi.json:1:1");
  }
});

test("parameters of a path and variables in the server URL of a document change nothing", async () => {
  const file = join(root, "generated/openapi.json");
  const document = JSON.parse(await readFile(file, "utf8"));
  document.servers = [{ url: `https://{user}.example.com:{port}${document.servers[0].url}` }];
  for (const [path, item] of Object.entries<Record<string, { parameters?: { in: string }[] }>>(document.paths)) {
    const operations = Object.values(item);
    const inPath = (parameter: { in: string }): boolean => parameter.in === "path";
    const parameters = operations[0]?.parameters?.filter(inPath) ?? [];
    for (const operation of operations)
      operation.parameters = operation.parameters?.filter((parameter) => !inPath(parameter)) ?? [];
    document.paths[path] = { ...item, parameters };
  }
  const theirs = join(root, "theirs.json");
  await writeFile(theirs, JSON.stringify(document));
  const { code, out } = await run(theirs);
  expect([code, out]).toEqual([0, expect.stringContaining(": 0 breaking, 0 notable, 0 harmless")]);
});

test("a document may contain patterns that do not compile", async () => {
  const document = JSON.parse(await readFile(join(root, "generated/openapi.json"), "utf8"));
  const pattern = "^[\\w-\\.]+$";
  document.components.schemas.Book.patternProperties = { [pattern]: { type: "string" } };
  const { parameters } = document.paths["/books"].get;
  parameters.find(({ name }: { name: string }) => name === "order").schema = { type: "string", pattern };
  const theirs = join(root, "theirs.json");
  await writeFile(theirs, JSON.stringify(document));
  const { code, out } = await run(theirs);
  expect([code, out]).toEqual([1, expect.stringContaining('input "order"')]);
  expect(out).toContain("properties that match it may also have other schemas");
});

test("an input that keeps its older name is renamed, not removed, compared with a document", async () => {
  await edit(listBooks, "    order: {", "    sorting: {");
  await edit(listBooks, "renamed_inputs:\n", "renamed_inputs:\n  order: { since: 2026-11-28, use: sorting }\n");
  await edit(listBooks, "order: title }", "sorting: title }");
  await edit("spec/tools/books/browse_shelf.yaml", "order: ", "sorting: ");
  const { out } = await run(`${url}/openapi.json`, "--all");
  expect(out).toContain('input "order" is now named "sorting"');
  expect(out).not.toContain("input-removed");
});

test("scopes and errors that no operation of a document uses are not reported as removed", async () => {
  await edit("spec/tools/books/find_books.yaml", "scopes: [legacy]", "scopes: [core]");
  await edit("spec/tools/books/save_book.yaml", "errors: [book_lent]", "errors: []");
  const { out } = await run(`${url}/openapi.json`, "--all");
  expect(out).toContain('find_books: removed from scope "legacy"');
  expect(out).toContain('save_book: error "book_lent" was removed');
  expect(out).not.toMatch(/ (?:scope|error)-removed:/);
  await edit("spec/scopes.yaml", "legacy: { title: Legacy, summary: Older names. }\n", "");
  expect((await run(`${url}/openapi.json`)).out).toContain('scope "legacy" was removed');
});

test("annotations have paths in the repository, of which the service is a folder", async () => {
  const repository = await mkdtemp(join(tmpdir(), "diff-"));
  const service = join(repository, "services/books");
  await cp(golden, service, { recursive: true });
  const inRepository = (...args: readonly string[]) => execFileSync("git", ["-C", repository, ...args]);
  inRepository("init", "-q");
  inRepository("add", "-A");
  inRepository("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", "first");
  await writeFile(join(service, "spec/diff-exceptions.yaml"), "");
  const text = await readFile(join(service, listBooks), "utf8");
  await writeFile(join(service, listBooks), text.replace("maximum: 50", "maximum: 20"));
  const changed = await run("--root", service, "HEAD", "--format", "github");
  expect([changed.code, changed.out]).toEqual([
    1,
    expect.stringContaining(`::error file=services/books/${listBooks},`),
  ]);
  const written = await runCommand("generate", "--root", service, "--format", "github");
  expect([written.code, written.out]).toEqual([0, ""]);
  await writeFile(join(service, listBooks), `${text}\nunknown: 1\n`);
  const generated = await runCommand("generate", "--root", service, "--check", "--format", "github");
  expect([generated.code, generated.out]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^::error file=services/books/${listBooks},line=`)),
  ]);
  await rm(repository, { recursive: true });
});

test("backups of editors in a commit are ignored, as in the folder", async () => {
  await cp(join(root, listBooks), join(root, `${listBooks}.orig`));
  git("add", "-A");
  git("commit", "-qm", "with a backup");
  const { code, out } = await run("HEAD");
  expect([code, out]).toEqual([0, expect.not.stringContaining("is not valid in the current language")]);
  git("reset", "-q", "--hard", "HEAD~1");
});

test("an older specification that is no longer valid is compared by its OpenAPI document", async () => {
  await edit(listBooks, "maximum: 50", "maximum: 60\n      mximum: 1");
  git("commit", "-qam", "invalid");
  await cp(join(golden, "spec"), join(root, "spec"), { recursive: true });
  const { code, out } = await run("HEAD");
  expect([code, out]).toEqual([0, expect.stringContaining("is not valid in the current language")]);
  git("reset", "-q", "--hard", "HEAD~1");
});

test("without a commit or release to compare with, the error says what else to compare with", async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), "diff-"));
  await cp(join(golden, "spec"), join(elsewhere, "spec"), { recursive: true });
  const advice = "an OpenAPI file, its URL or a folder that contains spec/: npx switchboard diff <reference>";
  for (const reason of ["is not in a git repository", "has no commit yet"]) {
    const { code, out } = await run("--root", elsewhere);
    expect([code, out]).toEqual([2, expect.stringContaining(reason)]);
    expect(out).toContain(advice);
    execFileSync("git", ["-C", elsewhere, "init", "-q"]);
  }
  const identity = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
  execFileSync("git", ["-C", elsewhere, ...identity, "commit", "-q", "--allow-empty", "-m", "first"]);
  execFileSync("git", ["-C", elsewhere, "tag", "vendor-1"]);
  const { code, out } = await run("--root", elsewhere);
  expect([code, out]).toEqual([2, expect.stringContaining("no ancestor of HEAD has a tag such as v1.0.0")]);
  expect(out).toContain(advice);
  await rm(elsewhere, { recursive: true });
});

test("a reference that cannot be compared is an error with the reason", async () => {
  const reasons: readonly (readonly [string, string])[] = [
    ["nowhere", '"nowhere" is not found; expected the URL of an openapi.json, a folder with spec/'],
    [join(root, "generated"), "contains no specification (spec/)"],
    [join(root, listBooks), "is not an OpenAPI 3.1 document"],
    [`${url}/broken.yaml`, "is not JSON or YAML"],
    [`${url}/missing`, "returned HTTP status 404"],
    ["http://127.0.0.1:1/openapi.json", "cannot be read: bad port"],
  ];
  for (const [reference, reason] of reasons) {
    const { code, out } = await run(reference);
    expect([reference, code, out]).toEqual([reference, 2, expect.stringContaining(reason)]);
    expect(out.split("\n")).toHaveLength(1);
  }
  expect(JSON.parse((await run("nowhere", "--json")).out)).toMatchObject({ ok: false, error: expect.any(String) });
});

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split("\n").length;
