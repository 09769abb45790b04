import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  type KyselyConfig,
  type KyselyPlugin,
  type QueryExecutor,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
} from "kysely";
import { isNetTable, type Dialect as StoreDialect, type NetTables } from "../tables/net-tables.ts";
import { addNetworkId, networkIdParameter } from "./add-network-id.ts";

/**
 * Returns a handle that reads and writes only the rows of one network: no query can reach another one.
 *
 * Reads: every table of the network that a query names is shadowed by a common table expression with the same name,
 * which contains only the rows of the network. Both stores merge it into the query, so that the indexes, which begin
 * with `network_id`, are used. Writes: `add-network-id.ts` adds the column to inserted rows and the condition to
 * changes.
 *
 * A statement that changes a table must not read the same table in a subquery, where it is not shadowed. The only exception is
 * the numbering of new rows (ordinals.ts).
 */
export function scopeToNetwork(db: Kysely<NetTables>, networkId: number): Kysely<NetTables> {
  const unscoped = db.getExecutor();
  const dialect = unscoped.adapter instanceof SqliteAdapter ? "sqlite" : "postgres";
  const executor = new NetworkExecutor(unscoped, dialect, networkId);
  return new Kysely<NetTables>({ ...unused, executor });
}

/** Required by Kysely, but unused: the executor runs the queries, on the connections of the unscoped handle. */
const unused = { driver: new DummyDriver(), dialect: {} as Dialect, config: {} as KyselyConfig };

interface ScopedQuery {
  readonly sql: string;
  /** How many times the id of the network is added before the parameters of the query, for the common table expressions. */
  readonly preceding: number;
  /** How many times the id of the network is added after the parameters of the query. */
  readonly following: number;
}

/** The scoped form of each query, by dialect and text. */
const scopedQueries: Readonly<Record<StoreDialect, Map<string, ScopedQuery>>> = {
  sqlite: new Map(),
  postgres: new Map(),
};
const maxScopedQueries = 2_000;

/**
 * Compiles queries like the executor that it wraps. Queries are scoped only when they run, because a prepared query can
 * run on any network.
 */
class NetworkExecutor implements QueryExecutor {
  readonly #unscoped: QueryExecutor;
  readonly #dialect: StoreDialect;
  readonly #networkId: number;

  constructor(unscoped: QueryExecutor, dialect: StoreDialect, networkId: number) {
    this.#unscoped = unscoped;
    this.#dialect = dialect;
    this.#networkId = networkId;
  }

  get adapter() {
    return this.#unscoped.adapter;
  }

  get plugins(): readonly KyselyPlugin[] {
    return this.#unscoped.plugins;
  }

  transformQuery<Node extends RootOperationNode>(node: Node, queryId: QueryId): Node {
    return addNetworkId(this.#unscoped.transformQuery(node, queryId));
  }

  compileQuery<Row>(node: RootOperationNode, queryId: QueryId): CompiledQuery<Row> {
    return this.#unscoped.compileQuery<Row>(node, queryId);
  }

  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    const { sql, preceding, following } = scopeQuery(this.#dialect, query.sql, query.parameters.length);
    const id = this.#networkId;
    const parameters: unknown[] = [];
    for (let at = 0; at < preceding; at += 1) parameters.push(id);
    for (const parameter of query.parameters) parameters.push(parameter === networkIdParameter ? id : parameter);
    for (let at = 0; at < following; at += 1) parameters.push(id);
    return this.#unscoped.executeQuery<Row>({ ...query, sql, parameters });
  }

  stream(): never {
    throw new Error("streaming is not supported");
  }

  provideConnection<Result>(consumer: (connection: DatabaseConnection) => Promise<Result>): Promise<Result> {
    return this.#unscoped.provideConnection(consumer);
  }

  withConnectionProvider(provider: ConnectionProvider): QueryExecutor {
    return this.#wrap(this.#unscoped.withConnectionProvider(provider));
  }

  withPlugin(plugin: KyselyPlugin): QueryExecutor {
    return this.#wrap(this.#unscoped.withPlugin(plugin));
  }

  withPlugins(plugins: readonly KyselyPlugin[]): QueryExecutor {
    return this.#wrap(this.#unscoped.withPlugins(plugins));
  }

  withPluginAtFront(plugin: KyselyPlugin): QueryExecutor {
    return this.#wrap(this.#unscoped.withPluginAtFront(plugin));
  }

  withoutPlugins(): QueryExecutor {
    return this.#wrap(this.#unscoped.withoutPlugins());
  }

  #wrap(executor: QueryExecutor): QueryExecutor {
    return new NetworkExecutor(executor, this.#dialect, this.#networkId);
  }
}

function scopeQuery(dialect: StoreDialect, text: string, parameters: number): ScopedQuery {
  const known = scopedQueries[dialect].get(text);
  if (known) return known;
  const scoped = dialect === "sqlite" ? scopeForSqlite(text) : scopeForPostgres(text, parameters);
  if (scopedQueries[dialect].size >= maxScopedQueries) scopedQueries[dialect].clear();
  scopedQueries[dialect].set(text, scoped);
  return scoped;
}

/** SQLite numbers its parameters by their position in the text. The prefix `main.` means the table, not its shadow. */
function scopeForSqlite(text: string): ScopedQuery {
  const tables = readTables(text);
  const shadows = tables.map(
    (table) => `${table} as not materialized (select * from main.${table} where network_id = ?)`,
  );
  return { sql: prepend(shadows, text), preceding: tables.length, following: 0 };
}

function scopeForPostgres(text: string, parameters: number): ScopedQuery {
  const tables = readTables(text);
  const shadows = tables.map(
    (table) => `${table} as not materialized (select * from ${table} where network_id = $${parameters + 1})`,
  );
  return { sql: prepend(shadows, text), preceding: 0, following: tables.length === 0 ? 0 : 1 };
}

function prepend(shadows: readonly string[], text: string): string {
  if (shadows.length === 0) return text;
  return text.startsWith("with ")
    ? `with ${shadows.join(", ")}, ${text.slice("with ".length)}`
    : `with ${shadows.join(", ")} ${text}`;
}

/** Returns the tables of the network that a statement reads: all that it names, except the one that it changes. */
function readTables(text: string): string[] {
  const named = [...new Set(text.match(/\bnet_[a-z_]+\b/g) ?? [])].filter(isNetTable);
  const [, changed] = /^\s*(?:insert(?: or \w+)? into|update|delete from) "?(\w+)"?/i.exec(text) ?? [];
  return named.filter((table) => table !== changed);
}
