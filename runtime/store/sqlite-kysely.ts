import {
  DefaultQueryExecutor,
  DummyDriver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type ConnectionProvider,
  type Dialect,
  type QueryExecutor,
  type QueryResult,
} from "kysely";

const compiler = new SqliteQueryCompiler();
const adapter = new SqliteAdapter();

/** A dialect without a driver: the stores open connections and begin transactions themselves. */
export const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => compiler,
};

/** Sends queries directly to the connection, without Kysely's plugins. */
class DirectExecutor extends DefaultQueryExecutor {
  constructor(provider: ConnectionProvider) {
    super(compiler, adapter, provider);
  }

  override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.provideConnection((connection) => connection.executeQuery(query));
  }

  override withConnectionProvider(provider: ConnectionProvider): DirectExecutor {
    return new DirectExecutor(provider);
  }
}

/** Creates an executor that sends each query to the connection of `provideConnection`. */
export const createDirectExecutor = (provideConnection: ConnectionProvider["provideConnection"]): QueryExecutor =>
  new DirectExecutor({ provideConnection });
