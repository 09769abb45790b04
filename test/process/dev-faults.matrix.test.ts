import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { generateFolder } from "../../generator/generate-folder.ts";
import { createFolder, launch, repository } from "../support/program.ts";

/** The folder of a service whose program is the file `handlers/main.js`, which the script `build` copies. */
let root: string;

beforeEach(async () => {
  root = createFolder();
  cpSync(join(repository, "test/golden/base/spec"), join(root, "spec"), { recursive: true });
  const build = "node --eval \"fs.cpSync('handlers', 'dist', { recursive: true })\"";
  writeFileSync(join(root, "package.json"), JSON.stringify({ type: "module", scripts: { build } }));
  await generateFolder(root, { check: false }); // otherwise, its first generation would be a change
});

/** A program that responds with a text, and ends with exit code 3 when `/end` is requested. */
const program = (text: string): string => `
  import { createServer } from "node:http";
  process.on("disconnect", () => process.exit());
  const server = createServer(({ url }, response) => (url === "/end" ? process.exit(3) : response.end(${JSON.stringify(text)})));
  server.listen(0, "127.0.0.1", () => console.log(JSON.stringify({ port: server.address().port })));
`;

/** A program that neither becomes ready nor ends, even after SIGTERM. It writes its process id to the file `pid`. */
const stuck = `
  import { writeFileSync } from "node:fs";
  process.on("SIGTERM", () => {});
  process.on("disconnect", () => process.exit());
  writeFileSync("pid", String(process.pid));
  await new Promise((resolve) => setInterval(() => {}, 1000));
`;

function write(text: string, path = "handlers/main.js"): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Replaces a file by renaming a new one, as many editors and `sed -i` do. */
function replace(text: string, path = "handlers/main.js"): void {
  write(text, `${path}.new`);
  renameSync(join(root, `${path}.new`), join(root, path));
}

interface Dev {
  readonly url: string;
  /** Waits for the next event with this name. */
  next(event: string): Promise<Record<string, unknown>>;
  stop(): Promise<number | null>;
}

/** Runs `dev` with the first version of the program, until it serves. */
async function startDev(): Promise<Dev> {
  const { child, finished } = launch({ folder: root, env: { PORT: "0" } }, ["dev", "--json"], {});
  const events: Record<string, unknown>[] = [];
  let buffered = "";
  child.stdout.on("data", (text: string) => {
    const lines = (buffered + text).split("\n");
    buffered = lines.pop() ?? "";
    for (const line of lines) events.push(JSON.parse(line) as Record<string, unknown>);
  });
  const next = async (event: string): Promise<Record<string, unknown>> => {
    await expect.poll(() => events.some((each) => each["event"] === event)).toBe(true);
    const index = events.findIndex((each) => each["event"] === event);
    return events.splice(0, index + 1)[index] ?? {};
  };
  const url = String((await next("serving"))["url"]);
  const stop = async (): Promise<number | null> => {
    child.kill("SIGTERM");
    return (await finished).code;
  };
  return { url, next, stop };
}

const read = async (url: string): Promise<string> => (await fetch(url, { headers: { Connection: "close" } })).text();

test("serves a handler that is written in place after an earlier save has replaced its file", async () => {
  write(program("0"));
  const dev = await startDev();
  for (const [index, save] of [replace, write].entries()) {
    save(program(`save ${index}`));
    await expect.poll(() => read(dev.url)).toBe(`save ${index}`);
  }
  expect(await dev.stop()).toBe(0);
});

test("abandons a version that is not ready when the next change or a signal arrives", async () => {
  write(program("one"));
  const dev = await startDev();
  const startStuck = async (): Promise<number> => {
    write(stuck);
    await expect.poll(() => existsSync(join(root, "pid"))).toBe(true);
    renameSync(join(root, "pid"), join(root, "started"));
    return Number(readFileSync(join(root, "started"), "utf8"));
  };
  const first = await startStuck();
  expect(await read(dev.url)).toBe("one");
  write(program("two"));
  await dev.next("serving");
  expect(await read(dev.url)).toBe("two");
  expect(isRunning(first)).toBe(false);
  const second = await startStuck();
  expect(await dev.stop()).toBe(0);
  expect(isRunning(second)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("reports a version that ends, and lets connections wait for the version of the next change", async () => {
  write(program("one"));
  const dev = await startDev();
  await expect(read(`${dev.url}/end`)).rejects.toThrow("fetch failed");
  expect(await dev.next("ended")).toEqual({ event: "ended", problem: "exit code 3" });
  const waiting = read(dev.url);
  write(program("two"));
  await dev.next("serving");
  expect(await waiting).toBe("two");
  expect(await dev.stop()).toBe(0);
});

test("shows once why a version does not start", async () => {
  write('throw new Error("no store");');
  const { child, finished, shows } = launch({ folder: root, env: { PORT: "0" } }, ["dev"], {});
  await shows(/is not served, because it does not start \(exit code 1\)\n/);
  child.kill("SIGTERM");
  const { stdout, stderr } = await finished;
  expect(`${stdout}${stderr}`.match(/Error: no store/g)).toHaveLength(1);
});

test("stops while a build is still running", async () => {
  write(program("one"));
  const dev = await startDev();
  const build = "node --eval \"fs.writeFileSync('pid', ''); setTimeout(() => {}, 5000)\"";
  write(JSON.stringify({ type: "module", scripts: { build } }), "package.json");
  write(program("two"));
  await expect.poll(() => existsSync(join(root, "pid"))).toBe(true);
  const start = performance.now();
  expect(await dev.stop()).toBe(0);
  expect(performance.now() - start).toBeLessThan(4_000);
});

test("says that it serves the last generated specification while the current one has problems", async () => {
  write(program("one"));
  const path = join(root, "spec/tools/books/find_books.yaml");
  const valid = readFileSync(path, "utf8");
  writeFileSync(path, valid.replace("effect: read", "effect: reed"));
  const { child, finished, shows } = launch({ folder: root, env: { PORT: "0" } }, ["dev"], {});
  const [, url = ""] = await shows(/serving the code with the last generated specification at ([^\s,]+), because/);
  expect(await read(url)).toBe("one");
  writeFileSync(path, valid.replace("Older name", "Other name"));
  await shows(/serving the new version at/);
  child.kill("SIGTERM");
  expect((await finished).code).toBe(0);
});
