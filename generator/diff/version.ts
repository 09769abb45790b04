import { KINDS } from "../changes/kinds.ts";
import { VERSION } from "../language/version.ts";
import type { Change } from "./change.ts";

/** Returns whether a text is a version. */
export const isVersion = (text: string): boolean => VERSION.test(text);

/** A version without its build metadata, which has no effect on the order. */
interface Version {
  readonly numbers: readonly [major: number, minor: number, patch: number];
  /** The identifiers of a pre-release; empty for a release. */
  readonly preRelease: readonly string[];
}

function parseVersion(text: string): Version {
  const [, major = "0", minor = "0", patch = "0", preRelease] = VERSION.exec(text) ?? [];
  return { numbers: [Number(major), Number(minor), Number(patch)], preRelease: preRelease?.split(".") ?? [] };
}

/**
 * Returns the next version by Semantic Versioning: breaking changes raise the major version, additions and notable
 * changes the minor version, all others the patch version. Before version 1.0.0, breaking changes raise the minor
 * version and all others the patch version. Without changes, the version is unchanged. After the pre-release
 * `1.2.0-beta.1`, the next version is `1.2.0`, unless the changes require a higher one.
 */
export function nextVersion(version: string, changes: readonly Pick<Change, "kind" | "severity">[]): string {
  if (changes.length === 0) return version;
  const { numbers, preRelease } = parseVersion(version);
  const [major, minor, patch] = numbers;
  const isPre = preRelease.length > 0;
  const isBreaking = changes.some(({ severity }) => severity === "breaking");
  const isMinor = changes.some(({ kind, severity }) => severity === "notable" || KINDS[kind].adds);
  if (major > 0 && isBreaking) return isPre && minor === 0 && patch === 0 ? `${major}.0.0` : `${major + 1}.0.0`;
  if (major === 0 ? isBreaking : isMinor) {
    return isPre && patch === 0 ? `${major}.${minor}.0` : `${major}.${minor + 1}.0`;
  }
  return `${major}.${minor}.${isPre ? patch : patch + 1}`;
}

/** Compares two versions: negative if the first one is lower. A pre-release is lower than its release. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [parseVersion(one), parseVersion(other)];
  const difference = a.numbers.map((part, index) => part - (b.numbers[index] ?? 0)).find((part) => part !== 0);
  if (difference !== undefined) return difference;
  if (a.preRelease.length === 0 || b.preRelease.length === 0) return b.preRelease.length - a.preRelease.length;
  const index = a.preRelease.findIndex((part, at) => part !== b.preRelease[at]);
  if (index < 0) return a.preRelease.length - b.preRelease.length;
  return compareIdentifiers(a.preRelease[index] ?? "", b.preRelease[index]);
}

/** Compares two different identifiers of pre-releases. Numbers are lower than texts; a missing identifier is the lowest. */
function compareIdentifiers(one: string, other: string | undefined): number {
  if (other === undefined) return 1;
  const [isNumber, isOtherNumber] = [one, other].map((part) => /^\d+$/.test(part));
  if (isNumber && isOtherNumber) return Number(one) - Number(other);
  return isNumber ? -1 : isOtherNumber ? 1 : one < other ? -1 : 1;
}
