import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The package that contains this program. */
export interface OwnPackage {
  readonly root: string;
  readonly version: string;
  /** Exact versions of its dependencies, including those for development. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Finds the package `switchboard` in the folders above this module, which may be source or built code. */
export function ownPackage(): OwnPackage {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const file = join(folder, "package.json");
    const found = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PackageFile) : null;
    if (found?.name === "switchboard") {
      const { version, dependencies, devDependencies } = found;
      return { root: folder, version, dependencies: { ...devDependencies, ...dependencies } };
    }
    if (dirname(folder) === folder) throw new Error(`no package "switchboard" above ${fileURLToPath(import.meta.url)}`);
    folder = dirname(folder);
  }
}

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The source of the package for a new service: a tarball that is copied into it, or a version in the registry. */
export type PackageSource = { readonly tarball: string } | { readonly version: string };

/**
 * Returns the source from which this package was installed, which npm records next to it.
 * @returns null for a checkout, which is not installed.
 */
export function installedFrom({ root, version }: OwnPackage): PackageSource | null {
  const modules = dirname(root);
  if (basename(modules) !== "node_modules") return null;
  const record = join(modules, ".package-lock.json");
  if (!existsSync(record)) return { version };
  const { packages } = JSON.parse(readFileSync(record, "utf8")) as {
    readonly packages?: Readonly<Record<string, { readonly resolved?: string }>>;
  };
  const resolved = packages?.["node_modules/switchboard"]?.resolved ?? "";
  return resolved.startsWith("file:")
    ? { tarball: resolve(modules, "..", resolved.slice("file:".length)) }
    : { version };
}
