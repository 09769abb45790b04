import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import type { TemplateName } from "./templates.ts";
import { removeFolder } from "./remove-folder.ts";

/** The database of one test, and a function that removes it. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** The kind of store of this vitest project. The project `unit` uses SQLite. */
export const storeKind = (): "sqlite" | "postgres" => (inject("postgresUrl") ? "postgres" : "sqlite");

/**
 * Creates a database: an empty one, or a copy of a template from the global set-up. Copies are cheap, so each test has
 * its own.
 */
export async function createDatabase(template?: TemplateName): Promise<TestDatabase> {
  if (storeKind() === "sqlite") return createSqlite(template);
  return template === undefined ? createPostgres(undefined) : takeCopy(template);
}

/** Creates an empty database that sorts texts by language unless a column says otherwise; SQLite never does. */
export async function createLanguageDatabase(): Promise<TestDatabase> {
  return storeKind() === "sqlite"
    ? createSqlite(undefined)
    : createPostgres("template0 locale_provider icu icu_locale 'en'");
}

function createSqlite(template: TemplateName | undefined): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-test-"));
  const file = join(folder, "store.db");
  const source = template === undefined ? undefined : join(inject("templateFolder") ?? "", `${template}.db`);
  if (source !== undefined && existsSync(source)) copyFileSync(source, file);
  return { url: `sqlite:${file}`, drop: async () => removeFolder(folder) };
}

/** The next copy of each template, which the server makes while a test uses the previous one. */
const nextCopies = new Map<TemplateName, Promise<TestDatabase>>();

function takeCopy(template: TemplateName): Promise<TestDatabase> {
  const copy = (): Promise<TestDatabase> => createPostgres(`${template} strategy file_copy`);
  const taken = nextCopies.get(template) ?? copy();
  const next = copy();
  next.catch(() => undefined); // the test that takes it reports the error
  nextCopies.set(template, next);
  return taken;
}

/** @param template name of the template, followed by further options of `create database`. */
async function createPostgres(template: string | undefined): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(`create database ${name}${template === undefined ? "" : ` template ${template}`}`);
  return {
    url: new URL(`/${name}`, inject("postgresUrl")).href,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

let administrators: pg.Pool | null = null;

/** Test files share the connections, because a new one costs as much as a copy of a small database. */
async function administer(statement: string): Promise<void> {
  administrators ??= new pg.Pool({ connectionString: inject("postgresUrl"), max: 4, allowExitOnIdle: true }).on(
    "error",
    () => undefined, // the server stops at the end of the run
  );
  await administrators.query(statement);
}
