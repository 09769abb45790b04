import { basename } from "node:path";
import type { OwnPackage, PackageSource } from "./own-package.ts";

/** Returns the path in a new service to which the tarball of this package is copied. */
export const tarballPath = (tarball: string): string => `vendor/${basename(tarball)}`;

const ESBUILD =
  "esbuild --bundle --platform=node --format=esm --target=node20 --packages=external --sourcemap --log-level=warning";

/** Removes the compiled tests, so that deleted ones do not run. */
const CLEAN = `node -e "fs.rmSync('dist/test',{recursive:true,force:true})"`;

/** Returns the `package.json` of a new service. */
export function packageJson(name: string, { version, dependencies }: OwnPackage, source: PackageSource): string {
  const own = "tarball" in source ? `file:${tarballPath(source.tarball)}` : version;
  const pinned = (...names: string[]): object =>
    Object.fromEntries(names.map((each) => [each, dependencies[each] ?? "*"]));
  const content = {
    name,
    version: "0.1.0",
    private: true,
    type: "module",
    engines: { node: ">=20.19" },
    bin: { [name]: "dist/main.js" },
    scripts: {
      generate: "switchboard generate",
      build: `${ESBUILD} --outdir=dist handlers/main.ts`,
      start: "npm run --silent build && exec node dist/main.js serve",
      dev: "switchboard dev",
      typecheck: "tsc",
      test: `tsc && ${CLEAN} && ${ESBUILD} --outdir=dist/test \"test/**/*.test.ts\" && node --test $(find dist/test -name '*.test.js')`,
    },
    dependencies: { switchboard: own, ...pinned("kysely", "openapi-fetch") },
    devDependencies: pinned("@types/node", "esbuild", "typescript"),
    // Packages whose installation scripts npm may run: they compile the driver of SQLite and install a binary.
    allowScripts: { "better-sqlite3": true, esbuild: true },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
