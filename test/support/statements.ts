import pg from "pg";
import { onTestFinished, vi } from "vitest";
import { SqliteConnection } from "../../runtime/store/sqlite-connection.ts";

/** Tables of networks and of the service. Background work also queries the runtime's tables, which are not recorded. */
const ofObjects = /\b(net|svc)_/;

/**
 * Records the statements that name tables of networks or of the service. Returns a function that returns those since its
 * previous call.
 */
export function recordStatements(): () => string[] {
  const onSqlite = vi.spyOn(SqliteConnection.prototype, "executeQuery");
  const onPostgres = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => {
    onSqlite.mockRestore();
    onPostgres.mockRestore();
  });
  return () => {
    const texts = [
      ...onSqlite.mock.calls.map(([{ sql }]) => sql),
      ...(onPostgres.mock.calls as unknown[][]).map(([text]) => text), // of several overloads
    ];
    onSqlite.mockClear();
    onPostgres.mockClear();
    return texts.filter((text): text is string => typeof text === "string" && ofObjects.test(text));
  };
}
