import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import ts from "typescript";
import { expect } from "vitest";
import { createFolder, repository } from "../../support/program.ts";
import { packageFolder } from "./packages.ts";
import type { Service } from "./service.ts";

/** What a generator reads and where it writes. */
export interface Job {
  /** File of the OpenAPI document. */
  readonly document: string;
  /** Working folder of the command; the client belongs in its folder `made`. */
  readonly folder: string;
  /** URL of the REST base path, for generators that write it into the client. */
  readonly restUrl: string;
}

export interface Generator {
  /** Name of the package. */
  readonly name: string;
  /** Path of the command below the package's folder. */
  readonly command: string;
  /** Arguments of the command. The function may write configuration files to the folder. */
  readonly args: (job: Job) => readonly string[];
  /**
   * A program in TypeScript that imports the client from `./made/`, calls the service at BASE_URL with KEY and prints `expectedOutput`.
   * It contains `@ts-expect-error` lines for wrong calls, so that types which accept anything are detected.
   */
  readonly program: string;
}

/** What every program prints: it searches, reads, writes, and makes two calls that fail. */
export const expectedOutput = {
  found: [expect.any(String), expect.any(String), expect.any(String)],
  name: expect.any(String),
  sections: ["about", "skills"],
  comment: "Grüße",
  missing: "not_found",
  refused: ["/limit"],
};

/** Generates the client of a document and writes the program that uses it. @returns the program's file. */
export function generateClient(
  { name, command, args, program }: Generator,
  { document, restUrl }: Omit<Job, "folder">,
): string {
  // Inside the package, so that the client uses the library versions that its generator installs.
  const folder = createFolder(join(packageFolder(name), ".cache"));
  mkdirSync(join(folder, "made"));
  const words = [join(packageFolder(name), command), ...args({ document, folder, restUrl })];
  execFileSync(process.execPath, words, { cwd: folder, stdio: "pipe" });
  const file = join(folder, "program.ts");
  writeFileSync(file, program);
  return file;
}

/** Bundles a program and runs it. @returns what it printed as JSON. */
export async function runClient(file: string, { restUrl, key }: Service): Promise<unknown> {
  const outfile = file.replace(/ts$/, "mjs");
  await build({ entryPoints: [file], outfile, bundle: true, platform: "node", format: "esm", banner: requireBanner });
  const env = { BASE_URL: restUrl, KEY: key };
  return JSON.parse(execFileSync(process.execPath, [outfile], { encoding: "utf8", env }));
}

/** Libraries of the CommonJS format in a bundle call `require`. */
const requireBanner = {
  js: `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`,
};

/** Type-checks a program and all that it imports. @returns the messages of the compiler. */
export function compilerProblems(file: string): string[] {
  const compilation = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    types: ["node"],
    typeRoots: [join(repository, "node_modules/@types")],
  });
  return ts.getPreEmitDiagnostics(compilation).map(({ file: source, start = 0, messageText }) => {
    const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
    return `${source?.fileName ?? ""}:${line}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}
