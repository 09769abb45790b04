import { parentPort, workerData } from "node:worker_threads";
import type SqliteDatabase from "better-sqlite3";
import { CompiledQuery, type QueryResult } from "kysely";
import { connect } from "../sqlite-connect.ts";
import { SqliteConnection } from "../sqlite-connection.ts";

/** The `workerData` of the thread. */
export interface SqliteThreadData {
  readonly sqliteFile: string;
}

/** A statement with its values. The number identifies the SQL text, which is sent only the first time. */
export interface ThreadStatement {
  readonly number: number;
  readonly sql: string | undefined;
  readonly parameters: readonly unknown[];
}

export type ThreadCommand = "open" | "begin" | "commit" | "rollback" | "close";

/** A command, one query, or inserts whose results are not needed. The thread replies to the requests in order. */
export type ThreadRequest =
  | { readonly command: ThreadCommand }
  | { readonly query: ThreadStatement }
  | { readonly inserts: readonly ThreadStatement[] };

/** The result of a query, or an error with the properties of an SqliteError. */
export type ThreadReply =
  | { readonly result: QueryResult<unknown> }
  | { readonly error: { readonly name: string; readonly message: string; readonly code: string | undefined } };

/** Executes the requests of the main thread, in the thread of a bulk load. */
export function runSqliteThread(): void {
  const { sqliteFile } = workerData as SqliteThreadData; // see StartSqliteThread
  const thread = new SqliteThread(sqliteFile);
  const port = parentPort;
  port?.on("message", (request: ThreadRequest) => {
    void thread.reply(request).then((reply) => {
      port.postMessage(reply);
      if ("command" in request && request.command === "close") port.close();
    });
  });
}

class SqliteThread {
  readonly #file: string;
  readonly #texts = new Map<number, string>();
  #database: SqliteDatabase.Database | null = null;
  #connection: SqliteConnection | null = null;
  /**
   * The error of an insert, or the error that has ended the transaction. Nothing else is executed until the next
   * transaction begins.
   */
  #failure: Error | null = null;
  /** The end of the previous request. */
  #previous: Promise<unknown> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
  }

  reply(request: ThreadRequest): Promise<ThreadReply> {
    const reply = this.#previous.then(() => this.#execute(request)).then((result) => ({ result }), toReply);
    this.#previous = reply;
    return reply;
  }

  async #execute(request: ThreadRequest): Promise<QueryResult<unknown>> {
    if ("command" in request) {
      this.#command(request.command);
      return { rows: [] };
    }
    if (this.#failure !== null) throw this.#failure;
    try {
      if ("query" in request) return await this.#run(request.query);
      for (const insert of request.inserts) await this.#run(insert);
      return { rows: [] };
    } catch (error) {
      const isFinal = "inserts" in request || !this.#database?.inTransaction;
      if (isFinal) this.#failure = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }

  #command(command: ThreadCommand): void {
    if (command === "open") {
      this.#database = connect(this.#file, "bulk");
      this.#connection = new SqliteConnection(this.#database);
    } else if (command === "begin") {
      this.#failure = null;
      this.#database?.exec("begin immediate");
    } else if (command === "commit") {
      if (this.#failure !== null) throw this.#failure;
      this.#database?.exec("commit");
    } else if (command === "rollback") {
      if (this.#database?.inTransaction) this.#database.exec("rollback");
    } else this.#database?.close();
  }

  async #run({ number, sql, parameters }: ThreadStatement): Promise<QueryResult<unknown>> {
    if (sql !== undefined) this.#texts.set(number, sql);
    const text = this.#texts.get(number);
    if (this.#connection === null || text === undefined) throw new Error("the store is not open");
    return this.#connection.executeQuery(CompiledQuery.raw(text, parameters as unknown[])); // only read
  }
}

function toReply(error: unknown): ThreadReply {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  return { error: { name, message, code } };
}
