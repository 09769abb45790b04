import { execFile } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { generateFolder } from "../generate-folder.ts";
import { formatDiagnostic } from "../load/diagnostic.ts";
import { removeInterrupted } from "../interrupted.ts";
import { newService } from "./new-service.ts";
import { installedFrom, ownPackage, type OwnPackage, type PackageSource } from "./own-package.ts";
import { tarballPath } from "./package-json.ts";

/** Thrown if the service cannot be written. In this case, nothing was written. */
export class InitError extends Error {
  override readonly name = "InitError";
}

export interface InitRequest {
  /** Absolute path of the folder. */
  readonly target: string;
  readonly name: string;
  /** Tarball of this package; default: the source of this installation. */
  readonly package?: string;
  /** Whether to write `package-lock.json`, which `npm ci` requires. */
  readonly install: boolean;
}

export interface InitResult {
  readonly files: number;
  /** Why there is no `package-lock.json`; null if it was written. */
  readonly lock: string | null;
  /** The folders of killed runs for the same target, which this run has removed. */
  readonly removed: readonly string[];
}

/**
 * Writes a new service. Everything is written to a temporary folder next to the target. Only at the end is this folder renamed
 * to the target, so that the target is complete or untouched.
 * @throws InitError
 */
export async function initService({ target, name, package: tarball, install }: InitRequest): Promise<InitResult> {
  const from = ownPackage();
  requireName(name);
  requireVacant(target);
  const source = chooseSource(from, tarball);
  const parent = dirname(target);
  if (!existsSync(parent)) throw new InitError(`${parent} does not exist. Create it first, or choose another folder.`);
  const removed = removeInterrupted(parent, temporaryPrefix(basename(target)));
  const temporary = join(parent, `${temporaryPrefix(basename(target))}${process.pid}`);
  const removeTemporary = (): void => rmSync(temporary, { recursive: true, force: true });
  // A signal only stops npm: the temporary folder is removed at the end, when nothing writes to it any more.
  const stopping = new AbortController();
  const interrupt = (signal: NodeJS.Signals): void => stopping.abort(signal);
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    mkdirSync(temporary);
    const files = newService({ name, from, source });
    for (const [path, text] of files) {
      mkdirSync(dirname(join(temporary, path)), { recursive: true });
      writeFileSync(join(temporary, path), text);
    }
    if ("tarball" in source) {
      mkdirSync(join(temporary, "vendor"));
      copyFileSync(source.tarball, join(temporary, tarballPath(source.tarball)));
    }
    const { diagnostics, fileCount } = await generateFolder(temporary, { check: false });
    if (diagnostics.length > 0)
      throw new Error(`the template is invalid:\n${diagnostics.map(formatDiagnostic).join("\n")}`);
    stopping.signal.throwIfAborted();
    const lock = install ? await writeLock(temporary, stopping.signal) : "npm was not run (--no-install)";
    stopping.signal.throwIfAborted();
    requireVacant(target);
    renameSync(temporary, target);
    return { files: files.size + fileCount, lock, removed };
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    removeTemporary();
    if (stopping.signal.aborted) process.kill(process.pid, stopping.signal.reason as NodeJS.Signals);
  }
}

/** The prefix of the temporary folder's name. The id of the process that writes the folder follows it. */
const temporaryPrefix = (folder: string): string => `.${folder}.init-`;

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

function requireName(name: string): void {
  if (/^[a-z][a-z0-9-]{0,59}$/.test(name)) return;
  throw new InitError(
    `"${name}" is not a valid name of a service: use lowercase letters, digits and hyphens, such as --name my-service`,
  );
}

function requireVacant(target: string): void {
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) throw new InitError(`${target} is not a folder. Choose another folder.`);
  if (readdirSync(target).length > 0) throw new InitError(`${target} is not empty. Choose an empty or new folder.`);
}

function chooseSource(from: OwnPackage, tarball: string | undefined): PackageSource {
  if (tarball !== undefined) {
    const path = resolve(tarball);
    if (!/\.tgz$/.test(path) || !existsSync(path))
      throw new InitError(`--package: ${path} is not an existing .tgz file`);
    return { tarball: path };
  }
  const source = installedFrom(from);
  if (source === null) {
    throw new InitError(
      `this program runs from a checkout, which other packages cannot depend on. Run \`npm run release -- --packages\` there, and pass --package ${join(from.root, "dist/packages", `switchboard-${from.version}.tgz`)}`,
    );
  }
  if ("tarball" in source && !existsSync(source.tarball)) {
    throw new InitError(
      `${source.tarball}, from which this program was installed, no longer exists. Pass a tarball with --package <file>.`,
    );
  }
  return source;
}

/** Lets npm resolve the dependencies. Returns why it failed, or null. */
async function writeLock(folder: string, signal: AbortSignal): Promise<string | null> {
  const args = ["install", "--package-lock-only", "--no-audit", "--no-fund", "--loglevel=error"];
  try {
    await promisify(execFile)("npm", args, { cwd: folder, timeout: 300_000, signal, killSignal: "SIGKILL" });
    return null;
  } catch (error) {
    const { stderr, message } = error as Error & { readonly stderr?: string };
    const lines = (stderr || message).trim().split("\n");
    return lines.find((line) => line.startsWith("npm error")) ?? lines[0] ?? "npm failed";
  }
}
