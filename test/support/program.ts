import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { folders, running } from "./started.ts";
import { removeFolder } from "./remove-folder.ts";

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

/** Creates a temporary folder below `parent`, by default below the system's folder for temporary files. */
export function createFolder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "switchboard-process-"));
  folders.add(folder);
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

/** Creates a place as `createPlace` does, with a store that `seed` has filled and that has no key. */
export function createSeededPlace(settings: Environment = {}): Place {
  const place = createPlace(settings);
  copyFileSync(seededStore(), join(place.folder, "store.db"));
  return place;
}

/**
 * Creates a package without a program. It is outside of this repository, so that it has no `.env`. It has no `spec/`,
 * because `doctor` takes seconds to check one.
 * @returns its folder.
 */
function createPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-package-"));
  chmodSync(folder, 0o755); // tests run it as another user, too
  for (const part of ["package.json", "generated", "test", "node_modules"])
    symlinkSync(join(repository, part), join(folder, part));
  return folder;
}

/**
 * Creates a package with the program and the specification of this repository. Tests may add files to the package.
 * @returns its folder.
 */
export function createInstallation(): string {
  const folder = createPackage();
  folders.add(folder);
  symlinkSync(join(repository, "spec"), join(folder, "spec"));
  cpSync(dirname(builtProgram()), join(folder, "dist"), { recursive: true });
  return folder;
}

/** Builds a program as a script of package.json does, to another folder, once per run. @returns its entry. */
export function builtProgram(script: "build" | "bench:fixture" = "build"): string {
  const folder = oncePerRun(script.replace(":", "-"), createPackage, (folder) => {
    const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
      scripts: Readonly<Record<string, string>>;
    };
    const command = scripts[script]?.replace(/--outdir=\S+/, `--outdir="${join(folder, "dist")}"`) ?? "";
    const PATH = `${join(repository, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`;
    execFileSync("sh", ["-ec", command], { cwd: repository, stdio: "inherit", env: { ...process.env, PATH } });
  });
  return join(folder, "dist/main.js");
}

/** Seeds a store of the small demo network once per run. @returns its file. */
function seededStore(): string {
  const folder = oncePerRun(
    "seeded",
    () => mkdtempSync(join(tmpdir(), "switchboard-seeded-")),
    (folder) => {
      const env = { PATH: process.env["PATH"], DATABASE_URL: `sqlite:${join(folder, "store.db")}` };
      execFileSync(process.execPath, [builtProgram(), "seed", "--members", "120"], { cwd: folder, env });
    },
  );
  return join(folder, "store.db");
}

/**
 * Creates and fills a folder that all test files of a run share. Test files that do so concurrently may do the work twice.
 * @returns its final path.
 */
function oncePerRun(name: string, create: () => string, fill: (folder: string) => void): string {
  const shared = join(tmpdir(), `switchboard-${name}`);
  if (existsSync(shared)) return shared;
  const folder = create();
  fill(folder);
  try {
    renameSync(folder, shared);
  } catch (error) {
    if (!existsSync(shared)) throw error;
    removeFolder(folder);
  }
  return shared;
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
