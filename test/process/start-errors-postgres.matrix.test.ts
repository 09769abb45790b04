import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type TestPostgres } from "../support/postgres.ts";
import { createPlace, runProgram, type Finished } from "../support/program.ts";

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function query(url: string, ...statements: readonly string[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let result = await client.query("select 1");
    for (const statement of statements) result = await client.query(statement);
    return result;
  } finally {
    await client.end();
  }
}

const run = (url: string, ...args: readonly string[]): Promise<Finished> =>
  runProgram(createPlace({ DATABASE_URL: url }), args);

/** Returns the URL with the given parts replaced, and its form in messages. */
function change(parts: Partial<Pick<URL, "username" | "password" | "pathname" | "port">>): [url: string, at: string] {
  const url = Object.assign(new URL(postgres.url), parts);
  return [url.href, `postgres://${url.host}${url.pathname}`];
}

const failure = (message: string): Finished => ({ code: 1, stdout: "", stderr: `error: DATABASE_URL: ${message}\n` });

test("an unreachable server is reported", async () => {
  const [url, at] = change({ port: "1", password: "topsecret" });
  const expected = failure(
    `Cannot connect to a PostgreSQL server at ${at}. Start the server, or correct host and port.`,
  );
  expect(await run(url, "serve")).toEqual(expected);
  expect(await run(url, "keys", "list")).toEqual(expected);
});

test("a wrong password is reported", async () => {
  const [url, at] = change({ password: "topsecret" });
  const expected = `The server of ${at} rejects the user or the password. Correct user and password.`;
  expect(await run(url, "serve")).toEqual(failure(expected));
  const { stderr } = await runProgram(createPlace({ DATABASE_URL: url, LOG_LEVEL: "debug" }), ["serve"]);
  expect(stderr).toContain("caused by: error: password authentication failed");
  expect(stderr).not.toContain("topsecret");
});

test("a database that does not exist is reported", async () => {
  const [url, at] = change({ pathname: "/absent" });
  expect(await run(url, "seed")).toEqual(failure(`The database ${at} does not exist. Create it, or correct its name.`));
});

test("a user without permission is reported", async () => {
  await query(postgres.url, "create role guest login password 'guest'");
  const owned = await postgres.createDatabase("owned");
  const [url, at] = change({ username: "guest", password: "guest", pathname: "/owned" });
  const expected = `The user has no permission to use ${at}. Grant it CONNECT on the database and USAGE and CREATE on its schema.`;
  const { code, stderr } = await run(url, "serve");
  expect(code).toBe(1);
  expect(stderr.trimEnd().split("\n").at(-1)).toBe(`error: DATABASE_URL: ${expected}`);
  await query(owned, "revoke connect on database owned from public");
  expect(await run(url, "serve")).toEqual(failure(expected));
});

test("tables of another program are not changed", async () => {
  const url = await postgres.createDatabase("foreign");
  await query(url, "create table users (id int)", "create view names as select id from users");
  const at = change({ pathname: "/foreign" })[1];
  const expected = `${at} contains tables of another program (users). Name an empty database, or a new file.`;
  for (const command of ["serve", "seed", "keys list"])
    expect(await run(url, ...command.split(" "))).toEqual(failure(expected));
  const tables = "select tablename from pg_tables where schemaname = 'public'";
  expect((await query(url, tables)).rows).toEqual([{ tablename: "users" }]);
});

test("commands that create no store reject an empty database, and serve rejects one of a newer version", async () => {
  const url = await postgres.createDatabase("fresh");
  const at = change({ pathname: "/fresh" })[1];
  expect(await run(url, "keys", "create")).toEqual(
    failure(`There is no store at ${at}. Check DATABASE_URL, or start the server once to create the store.`),
  );
  expect((await query(url, "select 1 from pg_tables where schemaname = 'public'")).rowCount).toBe(0);
  const seeded = await run(url, "seed", "--members", "0");
  expect(seeded).toMatchObject({ code: 0, stdout: expect.stringContaining(`Creating the store ${at}\n`) });
  await query(url, "insert into sb_migrations values ('sb_9999_later', '')");
  expect(await run(url, "serve")).toEqual(
    failure(
      `The store ${at} was changed by a newer version of this program (sb_9999_later). Install that version, or name another store.`,
    ),
  );
});
