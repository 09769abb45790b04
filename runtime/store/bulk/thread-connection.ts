import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type { ThreadCommand, ThreadReply, ThreadRequest, ThreadStatement } from "./sqlite-thread.ts";

/**
 * The maximum numbers of values that are sent together, and of requests that wait for the thread. They limit memory
 * use.
 */
const maxValues = 16_384;
const maxSent = 8;

interface Sent {
  readonly resolve: (result: QueryResult<unknown>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Sends the queries of one caller to the thread of a bulk load. Raw inserts are collected and sent together, and their
 * promises resolve before they are executed: an error rejects a later query, and the commit.
 */
export class ThreadConnection implements DatabaseConnection {
  readonly #thread: Worker;
  readonly #numbers = new Map<string, number>();
  readonly #unanswered: Sent[] = [];
  readonly #sentInserts: Promise<unknown>[] = [];
  #inserts: ThreadStatement[] = [];
  #values = 0;
  /** Why the thread has ended. */
  #end: Error | null = null;

  constructor(thread: Worker) {
    this.#thread = thread;
    thread.on("message", (reply: ThreadReply) => this.#receive(reply));
    thread.on("error", (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    thread.on("exit", () => this.#fail(new Error("the thread of the store has ended")));
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#number(query);
    if (!isRawInsert(query)) {
      this.#sendInserts();
      return (await this.#send({ query: statement })) as QueryResult<Row>; // the type of the query
    }
    this.#inserts.push(statement);
    this.#values += statement.parameters.length;
    if (this.#values >= maxValues) this.#sendInserts();
    if (this.#sentInserts.length > maxSent) await this.#sentInserts.shift();
    return { rows: [] };
  }

  /** Runs a command after everything that was sent. */
  async run(command: ThreadCommand): Promise<void> {
    this.#sendInserts();
    await this.#send({ command });
  }

  /** Closes the file and ends the thread. */
  async close(): Promise<void> {
    if (this.#end) return;
    const exit = once(this.#thread, "exit");
    await this.run("close");
    await exit;
  }

  streamQuery(): never {
    throw new Error("streaming is not supported");
  }

  #number({ sql, parameters }: CompiledQuery): ThreadStatement {
    const known = this.#numbers.get(sql);
    const number = known ?? this.#numbers.size;
    if (known === undefined) this.#numbers.set(sql, number);
    return { number, sql: known === undefined ? sql : undefined, parameters };
  }

  #sendInserts(): void {
    if (this.#inserts.length === 0) return;
    const sent = this.#send({ inserts: this.#inserts });
    sent.catch(() => undefined); // a later insert awaits it; the thread reports errors of the last inserts at the next query
    this.#sentInserts.push(sent);
    this.#inserts = [];
    this.#values = 0;
  }

  #send(request: ThreadRequest): Promise<QueryResult<unknown>> {
    if (this.#end) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => {
      this.#unanswered.push({ resolve, reject });
      this.#thread.postMessage(request);
    });
  }

  #receive(reply: ThreadReply): void {
    const sent = this.#unanswered.shift();
    if ("result" in reply) return sent?.resolve(reply.result);
    const { name, message, code } = reply.error;
    sent?.reject(Object.assign(new Error(message), { name, ...(code !== undefined && { code }) }));
  }

  #fail(error: Error): void {
    this.#end ??= error;
    for (const { reject } of this.#unanswered.splice(0)) reject(error);
  }
}

/** Returns whether a query inserts rows without returning any. */
const isRawInsert = ({ sql, query }: CompiledQuery): boolean =>
  query.kind === "RawNode" && sql.startsWith("insert ") && !sql.includes(" returning ");
