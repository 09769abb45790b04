import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";

/** The database of one test, and a function that removes it. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** The store of this vitest project; tests that run once use SQLite. */
export const storeKind = (): "sqlite" | "postgres" => (inject("postgresUrl") ? "postgres" : "sqlite");

/**
 * Creates a database: an empty one, or a copy of a template from the global set-up. Copies are cheap, so each test has
 * its own.
 */
export async function createDatabase(template?: string): Promise<TestDatabase> {
  if (storeKind() === "sqlite") return createSqlite(template);
  return createPostgres(template === undefined ? undefined : `${template} strategy file_copy`);
}

/** Creates an empty database that sorts texts by language unless a column says otherwise; SQLite never does. */
export async function createLanguageDatabase(): Promise<TestDatabase> {
  return storeKind() === "sqlite"
    ? createSqlite(undefined)
    : createPostgres("template0 locale_provider icu icu_locale 'en'");
}

function createSqlite(template: string | undefined): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-test-"));
  const file = join(folder, "store.db");
  const source = template === undefined ? undefined : join(inject("templateFolder") ?? "", `${template}.db`);
  if (source !== undefined && existsSync(source)) copyFileSync(source, file);
  return { url: `sqlite:${file}`, drop: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** @param template the template with options of `create database`. */
async function createPostgres(template: string | undefined): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(`create database ${name}${template === undefined ? "" : ` template ${template}`}`);
  return {
    url: new URL(`/${name}`, inject("postgresUrl")).href,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
