/**
 * The options that bundle a program with its libraries. Libraries remain external if they have native code, if only some
 * commands need them, or if the programs of other packages import them as well.
 * @satisfies {import("esbuild").BuildOptions}
 */
export const bundleOptions = {
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node20",
  external: [
    "better-sqlite3",
    "pg",
    "prettier",
    "typescript",
    "ts-morph",
    "openapi-typescript",
    "ajv",
    "ajv-formats",
    "@faker-js/faker",
  ],
  logLevel: "warning",
};
