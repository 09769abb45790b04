import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";
import { fillTemplate, templateNames } from "./templates.ts";
import { removeFolder } from "./remove-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Empty on SQLite. */
    postgresUrl: string;
    /** Undefined in projects whose tests need no template. */
    templateFolder?: string;
  }
}

/** Starts PostgreSQL if the project uses it, and fills each template database once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-templates-"));
  const postgres = project.name === "postgres" ? await startPostgres() : null;
  for (const name of templateNames) {
    const url = postgres ? await postgres.createDatabase(name) : `sqlite:${join(folder, `${name}.db`)}`;
    await fillTemplate(url, name);
  }
  project.provide("postgresUrl", postgres?.url ?? "");
  project.provide("templateFolder", folder);
  return async () => {
    await postgres?.stop();
    removeFolder(folder);
  };
}
