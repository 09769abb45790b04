import { SqliteAdapter, type CompiledQuery, type Kysely, type QueryExecutorProvider } from "kysely";
import type { Dialect } from "./store.ts";

/** Stands in a query for a value that each run gives. */
class Slot {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Names one of the values that each run gives. It may go wherever a query takes a value, and nowhere else. */
export interface ValueOf<Values> {
  <Name extends keyof Values>(name: Name): Values[Name];
}

/** A query builder, or SQL text by Kysely's `sql`. */
interface Compilable<Row> {
  compile(db: QueryExecutorProvider): CompiledQuery<Row>;
}

/**
 * Makes a statement of a query: built and compiled at its first run on a store, later runs only give their values. For what
 * many calls do, where building the same query again would cost more than running it.
 *
 *     const findName = prepare((db: Kysely<Tables>, value: ValueOf<{ id: string }>) =>
 *       db.selectFrom("members").select("name").where("id", "=", value("id")));
 *     const [row] = await findName(db, { id });
 */
export function prepare<Tables, Values extends object, Row>(
  build: (db: Kysely<Tables>, value: ValueOf<Values>, dialect: Dialect) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  // The compiler takes any value as a parameter, and does not look at it.
  const slotFor: ValueOf<Values> = (name) => new Slot(name) as never;

  return async (db, values) => {
    const { adapter } = db.getExecutor(); // one for each store
    let query = compiled.get(adapter);
    if (!query) {
      query = build(db, slotFor, adapter instanceof SqliteAdapter ? "sqlite" : "postgres").compile(db);
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
