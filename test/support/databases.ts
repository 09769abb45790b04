import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";

/** A database of a test's own, and how to be rid of it. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** The store that this run of the suite is for; tests that run once run on SQLite. */
export const storeKind = (): "sqlite" | "postgres" => (inject("postgresUrl") ? "postgres" : "sqlite");

/**
 * A fresh database: an empty one, or a copy of the template that the global set-up filled for this name. Copies are cheap
 * on both stores, so that each test has its own.
 */
export async function createDatabase(template?: string): Promise<TestDatabase> {
  return storeKind() === "sqlite" ? createSqlite(template) : createPostgres(template);
}

function createSqlite(template: string | undefined): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-test-"));
  const file = join(folder, "store.db");
  const source = template === undefined ? undefined : join(inject("templateFolder") ?? "", `${template}.db`);
  if (source !== undefined && existsSync(source)) copyFileSync(source, file);
  return { url: `sqlite:${file}`, drop: async () => rmSync(folder, { recursive: true, force: true }) };
}

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
