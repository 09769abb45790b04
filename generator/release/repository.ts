import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The parts of the repository's `package.json` that the packages use. */
export interface RepositoryPackage {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Reads the repository's `package.json`. */
export const readRepositoryPackage = (root: string): RepositoryPackage =>
  JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as RepositoryPackage;
