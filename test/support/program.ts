import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";

export const repository = join(import.meta.dirname, "../..");

/** Settings of a program; `undefined` removes one. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The folder and the settings of a program. */
export interface Place {
  readonly folder: string;
  readonly env: Environment;
  /** Entry of the program; default: the one built from this repository. */
  readonly main?: string;
  /** Id of the user who runs it; default: the user who runs the tests. */
  readonly uid?: number;
}

export interface Finished {
  /** null if a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningProgram {
  readonly url: string;
  readonly pid: number;
  /** Waits until the output of either stream matches. */
  shows(pattern: RegExp): Promise<RegExpExecArray>;
  signal(name: NodeJS.Signals): void;
  readonly finished: Promise<Finished>;
  /** Sends SIGTERM and returns the result. */
  stop(): Promise<Finished>;
}

const running = new Set<ChildProcess>();
const folders: string[] = [];
const built = new Map<string, string>();

/** Removes everything that a test file has started or created. */
afterAll(async () => {
  for (const child of running) {
    const closed = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGKILL");
    await closed;
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a temporary folder, below the system's or the given one. */
export function createFolder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "switchboard-process-"));
  folders.push(folder);
  return folder;
}

/** Creates a folder for a store with a small demo network; `undefined` removes a setting. */
export function createPlace(settings: Environment = {}): Place {
  const folder = createFolder();
  const env = {
    PORT: "0",
    DATABASE_URL: `sqlite:${join(folder, "store.db")}`,
    SWITCHBOARD_DEMO_MEMBERS: "120",
    ...settings,
  };
  return { folder, env };
}

/**
 * Creates a package without a program: inside node_modules, so that bare imports resolve, and with no `.env` of this
 * repository.
 * @returns its folder.
 */
function createPackage(): string {
  const folder = createFolder(join(repository, "node_modules/.cache"));
  chmodSync(folder, 0o755); // tests run it as another user, too
  for (const part of ["package.json", "generated", "spec", "test"])
    symlinkSync(join(repository, part), join(folder, part));
  return folder;
}

/** Creates a package with the program of this repository, for tests that put files next to it. @returns its folder. */
export function createInstallation(): string {
  const folder = createPackage();
  cpSync(dirname(builtProgram()), join(folder, "dist"), { recursive: true });
  return folder;
}

/** Builds a program as a script of package.json does, to another folder, once per test file. @returns its entry. */
export function builtProgram(script: "build" | "bench:fixture" = "build"): string {
  const known = built.get(script);
  if (known !== undefined) return known;
  const entry = join(createPackage(), "dist/main.js");
  const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
    scripts: Readonly<Record<string, string>>;
  };
  const command = scripts[script]?.replace(/--outdir=\S+/, `--outdir="${dirname(entry)}"`) ?? "";
  const PATH = `${join(repository, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`;
  execFileSync("sh", ["-ec", command], { cwd: repository, stdio: "inherit", env: { ...process.env, PATH } });
  built.set(script, entry);
  return entry;
}

/** Runs one command of the program to completion. */
export async function runProgram(
  place: Place,
  args: readonly string[],
  { input = "", env = {} }: { readonly input?: string; readonly env?: Environment } = {},
): Promise<Finished> {
  const { child, finished } = launch(place, args, env);
  child.stdin.on("error", () => undefined); // a command that does not read may exit before everything is written
  child.stdin.end(input);
  return finished;
}

/** Starts `serve` and waits until it prints its URL. */
export async function startProgram(
  place: Place,
  env: Environment = {},
  args: readonly string[] = [],
): Promise<RunningProgram> {
  const { child, finished, shows } = launch(place, ["serve", ...args], env);
  child.stdin.end();
  const url = (await shows(/(?:ready at |"url":")([^\s"]+)/))[1] ?? "";
  const signal = (name: NodeJS.Signals): void => void child.kill(name);
  return {
    url,
    pid: child.pid ?? 0, // it has printed its URL
    shows,
    signal,
    finished,
    stop: () => {
      signal("SIGTERM");
      return finished;
    },
  };
}

/** Runs the program with an open standard input. */
export function launch(
  { folder, env, main: entry = builtProgram(), uid }: Place,
  args: readonly string[],
  more: Environment,
) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [entry, ...args], {
    cwd: folder,
    env: { PATH, HOME, ...env, ...more },
    ...(uid !== undefined && { uid }),
  });
  running.add(child);
  const output = { stdout: "", stderr: "" };
  const watchers = new Set<() => void>();
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].setEncoding("utf8").on("data", (text: string) => {
      output[stream] += text;
      for (const look of watchers) look();
    });
  }
  const finished = new Promise<Finished>((resolve) => {
    child.once("close", (code) => {
      running.delete(child);
      resolve({ code, ...output });
    });
  });
  const shows = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const match = pattern.exec(output.stdout) ?? pattern.exec(output.stderr);
        if (match) watchers.delete(look);
        if (match) resolve(match);
      };
      watchers.add(look);
      look();
      void finished.then(({ stdout, stderr }) => {
        reject(new Error(`ended without showing ${String(pattern)}:\n${stdout}\n${stderr}`));
      });
    });
  return { child, finished, shows };
}
