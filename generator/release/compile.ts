import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * Compiles folders of the repository to JavaScript with types, at the same paths below `target`.
 * @throws Error with the messages of the compiler.
 */
export function compile(
  root: string,
  target: string,
  folders: readonly string[],
  exclude: readonly string[] = [],
): void {
  mkdirSync(target, { recursive: true });
  // Inside the repository, so that the compiler finds the installed packages.
  const config = join(root, `tsconfig.release-${process.pid}.json`);
  const content = {
    extends: "./tsconfig.json",
    compilerOptions: {
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: null,
      declaration: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      rootDir: ".",
      outDir: relative(root, target),
    },
    include: folders,
    exclude,
  };
  writeFileSync(config, JSON.stringify(content));
  try {
    execFileSync(process.execPath, [join(root, "node_modules/typescript-native/bin/tsc"), "-p", config], {
      cwd: root,
      encoding: "utf8",
    });
  } catch (error) {
    throw new Error(`the packages do not compile:\n${(error as { readonly stdout?: string }).stdout ?? ""}`, {
      cause: error,
    });
  } finally {
    rmSync(config);
  }
  for (const path of filesBelow(target)) if (path.endsWith(".d.ts")) rewriteExtensions(path);
}

/** Returns all files below a folder. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Replaces the extensions of imports in declarations; the compiler does so only in the modules themselves. */
function rewriteExtensions(path: string): void {
  const text = readFileSync(path, "utf8");
  const rewritten = text.replace(/((?:from |import\()"\.[^"\n]*)\.ts"/g, '$1.js"');
  if (rewritten !== text) writeFileSync(path, rewritten);
}
