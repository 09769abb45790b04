import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { compile } from "./compile.ts";
import type { RepositoryPackage } from "./repository.ts";

/**
 * Writes the folder of the package `@switchboard/client`: the typed client of this repository's service, its error codes, and its
 * OpenAPI document as JSON and YAML.
 */
export function packageClient(root: string, folder: string, own: RepositoryPackage): void {
  compile(root, folder, ["generated/client"]);
  renameSync(join(folder, "generated/client"), join(folder, "client"));
  rmSync(join(folder, "generated"), { recursive: true });
  const document = readFileSync(join(root, "generated/openapi.json"), "utf8");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "openapi.json"), document);
  writeFileSync(
    join(folder, "openapi.yaml"),
    stringify(JSON.parse(document), { aliasDuplicateObjects: false, lineWidth: 0 }),
  );
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
  const { name, version, license, engines, dependencies } = own;
  const { info } = JSON.parse(document) as { readonly info: { readonly title: string; readonly summary?: string } };
  const content = {
    name: `@${name}/client`,
    version,
    description: `Typed client for ${info.title}.`,
    license,
    type: "module",
    engines,
    exports: {
      ".": { types: "./client/index.d.ts", default: "./client/index.js" },
      "./openapi.json": "./openapi.json",
      "./openapi.yaml": "./openapi.yaml",
      "./package.json": "./package.json",
    },
    sideEffects: false,
    dependencies: { "openapi-fetch": dependencies["openapi-fetch"] },
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(content, null, 2)}\n`);
  writeFileSync(join(folder, "README.md"), readme(content.name, info.title));
}

const readme = (name: string, title: string): string => `# ${name}

Typed client for ${title}: the arguments, responses and problems of every route. \`openapi.json\` and \`openapi.yaml\` are the API
description of this version.

\`\`\`ts
import { createClient, errorCodes } from "${name}";

const client = createClient({ baseUrl: "http://127.0.0.1:3000", apiKey: process.env["API_KEY"] ?? "" });
const { data, error } = await client.GET("/profile");
if (error) console.error(error.code, error.hint);
else console.log(data);
\`\`\`
`;
