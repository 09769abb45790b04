import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isEmpty } from "../compare-files.ts";
import { diff, type DiffResult } from "../diff/diff.ts";
import { lastRelease } from "../diff/source/git.ts";
import { readChecked, readSource } from "../diff/source/read-source.ts";
import { compareVersions } from "../diff/version.ts";
import { generateFolder } from "../generate-folder.ts";
import { readSpec } from "../read-folder.ts";
import { releaseNotes } from "./notes.ts";
import { releaseSection } from "./changelog.ts";

/** What a release changes in the repository. */
export interface ReleasePlan {
  readonly version: string;
  /** The tag of the last release; null for the first release. */
  readonly since: string | null;
  /** New texts of files, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** The problems that prevent the release. A dry run reports them and continues. */
  readonly problems: readonly string[];
}

/** Returns the version in `spec/service.yaml`. @throws Error if the specification has problems. */
export const readVersion = (root: string, today: string): string => readModel(root, today).model.service.version;

function readModel(root: string, today: string) {
  const { model, files } = readChecked(readSpec(root) ?? new Map<string, string>(), today);
  if (!model) throw new Error("spec/ has problems. Run `npx switchboard generate` to see them.");
  return { model, files };
}

/** Plans the release of the version in `spec/service.yaml`, compared with the last release. Reads only. */
export async function planRelease(root: string, today: string): Promise<ReleasePlan> {
  const current = readModel(root, today);
  const since = lastRelease(root);
  const result = since === null ? null : diff(await readSource(root, since), current, today);
  const { version } = current.model.service;
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const changelog = releaseSection(read("CHANGELOG.md"), version, today, result ? releaseNotes(result) : "");
  const problems = [
    ...(await generatedProblems(root)),
    ...versionProblems(result, version, since),
    ...(git(root, "status", "--porcelain") === "" ? [] : ["The working copy has changes. Commit them first."]),
    ...(git(root, "tag", "--list", `v${version}`) === ""
      ? []
      : [`The tag v${version} exists. Set a higher version in spec/service.yaml.`]),
    ...(changelog === null
      ? ['CHANGELOG.md has no section "## Unreleased". Add one that describes the release, and commit it.']
      : []),
  ];
  const files = new Map<string, string>([
    ["package.json", withVersion(read("package.json"), version)],
    ["package-lock.json", withVersion(read("package-lock.json"), version)],
    ...(changelog === null ? [] : [["CHANGELOG.md", changelog] as const]),
  ]);
  return { version, since, files, problems };
}

async function generatedProblems(root: string): Promise<readonly string[]> {
  const { difference } = await generateFolder(root, { check: true });
  return isEmpty(difference) ? [] : ["generated/ is not up to date. Run `npm run generate` and commit it."];
}

function versionProblems(result: DiffResult | null, version: string, since: string | null): readonly string[] {
  if (!result || compareVersions(version, result.version.next) >= 0) return [];
  const { next } = result.version;
  return [
    `spec/service.yaml: version ${version} is too low for the changes since ${since ?? ""}, which require ${next}. Set version: ${next}, run \`npm run generate\` and commit it.`,
  ];
}

/** Replaces the version of the package itself: at the top level, and in a lock file also in the entry of the root. */
export function withVersion(text: string, version: string): string {
  const content = JSON.parse(text) as { version: string; packages?: Record<string, { version?: string }> };
  content.version = version;
  const own = content.packages?.[""];
  if (own) own.version = version;
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Runs git and returns its output. */
export const git = (root: string, ...args: readonly string[]): string =>
  execFileSync("git", ["-C", root, ...args], { encoding: "utf8" }).trim();
