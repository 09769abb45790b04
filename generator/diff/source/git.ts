import { execFileSync } from "node:child_process";
import { MAX_FILE_BYTES, MAX_FILES, MAX_SPEC_BYTES } from "../../load/limits.ts";
import { TOO_LARGE, type SpecTexts, type Unreadable } from "../../load/load-spec.ts";
import { isBackup } from "../../read-folder.ts";
import { compareVersions, isVersion } from "../version.ts";
import { DiffError } from "./diff-error.ts";

/** The maximum size of the output of one git command: a specification, or its OpenAPI document. */
const MAX_OUTPUT_BYTES = 2 * MAX_SPEC_BYTES;

/** Runs git in a folder. @throws DiffError with the message of git. */
function git(root: string, args: readonly string[], input = ""): Buffer {
  try {
    return execFileSync("git", ["-C", root, ...args], {
      input,
      maxBuffer: MAX_OUTPUT_BYTES,
      stdio: ["pipe", "pipe", "pipe"],
    });
  } catch (error) {
    const { code, stderr, message } = error as Error & { readonly code?: string; readonly stderr?: Buffer };
    if (code === "ENOENT") throw new DiffError("git is not installed", { cause: error });
    const [line = ""] = (stderr?.toString("utf8") || message).split("\n");
    throw new DiffError(line.replace(/^fatal: /, "git: "), { cause: error });
  }
}

/** Runs git, and returns null if it fails. */
function tryGit(root: string, args: readonly string[]): string | null {
  try {
    return git(root, args).toString("utf8");
  } catch (error) {
    if (error instanceof DiffError) return null;
    throw error;
  }
}

const OTHERS =
  "or compare with an OpenAPI file, its URL or a folder that contains spec/: npx switchboard diff <reference>";

/**
 * Returns the tag of the last release.
 * @throws DiffError if the folder is not in a repository with a commit, or if no release is an ancestor of `HEAD`.
 */
export function defaultReference(root: string): string {
  if (tryGit(root, ["rev-parse", "--git-dir"]) === null)
    throw new DiffError(
      `${root} is not in a git repository, so there is no earlier specification. Create a repository with "git init" and commit the service, ${OTHERS}`,
    );
  if (!isCommit(root, "HEAD"))
    throw new DiffError(`the git repository of ${root} has no commit yet. Commit the specification, ${OTHERS}`);
  const tag = lastRelease(root);
  if (tag === null)
    throw new DiffError(
      `there is no release to compare with: no ancestor of HEAD has a tag such as v1.0.0. Compare with the last commit (npx switchboard diff HEAD), ${OTHERS}`,
    );
  return tag;
}

/** Returns the tag with the highest version among the ancestors of `HEAD`, such as `v1.10.0`; null if there is none. */
export function lastRelease(root: string): string | null {
  const tags = (tryGit(root, ["tag", "--list", "v*", "--merged", "HEAD"]) ?? "").split("\n");
  const releases = tags.filter((tag) => isVersion(tag.slice(1)));
  return releases.sort((one, other) => compareVersions(other.slice(1), one.slice(1)))[0] ?? null;
}

/** Returns the path of a folder in its git repository, with a final slash; empty for the root, or without a repository. */
export const pathInRepository = (root: string): string =>
  (tryGit(root, ["rev-parse", "--show-prefix"]) ?? "").replace(/\n$/, "");

/** Returns whether a name refers to a commit. */
export const isCommit = (root: string, reference: string): boolean =>
  tryGit(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${reference}^{commit}`]) !== null;

interface Entry {
  readonly mode: string;
  readonly hash: string;
  readonly size: number;
  /** Relative to the root. */
  readonly path: string;
}

/** Reads the files below `spec/` of a commit; null if it has none. */
export function readCommit(root: string, reference: string): SpecTexts | null {
  const listed = git(root, ["ls-tree", "-r", "-z", "-l", reference, "--", "spec"]).toString("utf8");
  const entries = listed.split("\0").flatMap((line): readonly Entry[] => {
    const [, mode = "", hash = "", size = "", path = ""] = /^(\d+) \S+ (\S+) +(\S+)\t([^]*)$/.exec(line) ?? [];
    const isHidden = path.split("/").some((part) => part.startsWith("."));
    return path === "" || isHidden || isBackup(path) ? [] : [{ mode, hash, size: Number(size), path }];
  });
  if (entries.length === 0) return null;
  const readable = entries.slice(0, MAX_FILES + 1).filter((entry) => problemOf(entry) === null);
  const bytes = readable.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_SPEC_BYTES) throw new DiffError(`the specification at ${reference} is larger than the maximum`);
  const objects = readObjects(root, readable);
  return new Map(entries.map((entry) => [entry.path, problemOf(entry) ?? objects.get(entry.hash) ?? ""]));
}

function problemOf({ mode, size }: Entry): Unreadable | null {
  if (!mode.startsWith("100")) return { code: "unreadable-file", text: "it is not a regular file" };
  return size > MAX_FILE_BYTES ? TOO_LARGE : null;
}

/** Reads the objects of entries with one command. Returns their texts by hash. */
function readObjects(root: string, entries: readonly Entry[]): ReadonlyMap<string, string> {
  const hashes = entries.map(({ hash }) => `${hash}\n`).join("");
  const output = git(root, ["cat-file", "--batch"], hashes);
  const texts = new Map<string, string>();
  let offset = 0;
  for (const { hash, size } of entries) {
    // `<hash> blob <size>`, the content, and a line feed.
    const start = output.indexOf("\n", offset) + 1;
    texts.set(hash, output.toString("utf8", start, start + size));
    offset = start + size + 1;
  }
  return texts;
}

/** Reads a file of a commit; null if it does not exist. `path` is relative to the root. */
export const readCommitted = (root: string, reference: string, path: string): string | null =>
  tryGit(root, ["show", "--end-of-options", `${reference}:./${path}`]);
