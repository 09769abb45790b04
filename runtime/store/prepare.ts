import { SqliteAdapter, type CompiledQuery, type Kysely, type QueryExecutorProvider, type QueryResult } from "kysely";
import type { Dialect } from "./store.ts";

/** Marks the position of a value that is bound at each run of a query. */
class Placeholder {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Returns a placeholder for one of the bound values. It is valid wherever a query accepts a value, and nowhere else. */
export interface ValueOf<Values> {
  <Name extends keyof Values>(name: Name): Values[Name];
}

/** A query builder, or SQL text by Kysely's `sql`. */
interface Compilable<Row> {
  compile(db: QueryExecutorProvider): CompiledQuery<Row>;
}

/**
 * Returns a prepared query. It is built and compiled on its first run on a store; later runs only bind their values.
 * Use it on hot paths, where building the query would cost more than running it.
 *
 *     const findName = prepare((db: Kysely<Tables>, value: ValueOf<{ id: string }>) =>
 *       db.selectFrom("members").select("name").where("id", "=", value("id")));
 *     const [row] = await findName(db, { id });
 */
export function prepare<Tables, Values extends object, Row>(
  build: (db: Kysely<Tables>, value: ValueOf<Values>, dialect: Dialect) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  const run = prepareRun(build);
  return async (db, values) => (await run(db, values)).rows;
}

/**
 * Like `prepare`, for a statement that changes rows: returns their number. The statement must not return rows:
 * SQLite would collect them in a temporary table, which can take longer than the change.
 */
export function prepareChange<Tables, Values extends object>(
  build: (db: Kysely<Tables>, value: ValueOf<Values>, dialect: Dialect) => Compilable<unknown>,
): (db: Kysely<Tables>, values: Values) => Promise<number> {
  const run = prepareRun(build);
  return async (db, values) => Number((await run(db, values)).numAffectedRows);
}

function prepareRun<Tables, Values extends object, Row>(
  build: (db: Kysely<Tables>, value: ValueOf<Values>, dialect: Dialect) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<QueryResult<Row>> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  // The compiler passes parameters on without inspecting them.
  const placeholderFor: ValueOf<Values> = (name) => new Placeholder(name) as never;

  return (db, values) => {
    const { adapter } = db.getExecutor(); // one for each PostgreSQL store, and one for all SQLite stores
    let query = compiled.get(adapter);
    if (!query) {
      query = build(db, placeholderFor, adapter instanceof SqliteAdapter ? "sqlite" : "postgres").compile(db);
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return db.executeQuery<Row>({ ...query, parameters });
  };
}
