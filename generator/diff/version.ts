import { KINDS } from "../changes/kinds.ts";
import type { Change } from "./change.ts";

/**
 * Returns the next version by Semantic Versioning: breaking changes raise the major version, additions and notable
 * changes the minor version, all others the patch version. Before version 1.0.0, each step is one level lower. Without
 * changes, the version is unchanged.
 */
export function nextVersion(version: string, changes: readonly Pick<Change, "kind" | "severity">[]): string {
  const [major = 0, minor = 0, patch = 0] = (version.split("-")[0] ?? "").split(".").map(Number);
  if (changes.length === 0) return version;
  const isBreaking = changes.some(({ severity }) => severity === "breaking");
  const isMinor = changes.some(({ kind, severity }) => severity === "notable" || KINDS[kind].adds);
  if (major > 0 && isBreaking) return `${major + 1}.0.0`;
  if (major === 0 ? isBreaking : isMinor) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** Compares two versions by their numbers: negative if the first one is lower. A pre-release is lower than its release. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => (version.split("-")[0] ?? "").split(".").map(Number)) as [
    number[],
    number[],
  ];
  const difference = a.map((part, index) => part - (b[index] ?? 0)).find((part) => part !== 0);
  return difference ?? Number(other.includes("-")) - Number(one.includes("-"));
}
