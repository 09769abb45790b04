import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { compile, filesBelow } from "./compile.ts";
import type { RepositoryPackage } from "./repository.ts";

/**
 * Writes the folder of the package `switchboard`: the generator, the runtime and the command, as JavaScript with types. It contains
 * nothing of this repository's service.
 */
export function packageSwitchboard(root: string, folder: string, own: RepositoryPackage): void {
  compile(root, folder, ["generator", "runtime"], ["generator/build", "generator/init/template", "generator/release"]);
  cpSync(join(root, "generator/init/template"), join(folder, "generator/init/template"), { recursive: true });
  for (const file of ["README.md", "LICENSE"]) cpSync(join(root, file), join(folder, file));
  const { name, version, description, license, engines, dependencies, devDependencies } = own;
  const content = {
    ...{ name, version, description, license, type: "module", engines },
    bin: { switchboard: "generator/main.js" },
    exports: {
      "./generator": entry("generator/index"),
      "./runtime": entry("runtime/index"),
      "./contract": entry("runtime/contract/index"),
      "./package.json": "./package.json",
    },
    dependencies: importedPackages(folder, { ...devDependencies, ...dependencies }),
    devDependencies: pick({ ...devDependencies, ...dependencies }, ofServices),
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(content, null, 2)}\n`);
}

const entry = (path: string): object => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

/** Packages that commands use without importing them by name, and packages whose types all modules use. */
const indirect = ["esbuild", "@types/node"];

/** Packages that new services depend on; npm does not install them with this one. */
const ofServices = ["openapi-fetch", "typescript"];

/** Returns the dependencies that the modules and their types import, with their versions in the repository. */
function importedPackages(
  folder: string,
  versions: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  // Not a search in the texts: they also contain code as strings, such as the tests that `new tool` writes.
  const imported = filesBelow(folder)
    .filter((path) => /\.(?:js|d\.ts)$/.test(path))
    .flatMap((path) => ts.preProcessFile(readFileSync(path, "utf8")).importedFiles)
    .map(({ fileName }) => fileName);
  const isImported = (name: string): boolean =>
    imported.some((specifier) => specifier === name || specifier.startsWith(`${name}/`));
  const names = Object.keys(versions).filter(
    (name) => !ofServices.includes(name) && (indirect.includes(name) || isImported(name.replace(/^@types\//, ""))),
  );
  return pick(versions, names.sort());
}

const pick = (versions: Readonly<Record<string, string>>, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, versions[name] ?? ""]));
