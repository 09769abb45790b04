import { Failure } from "../contract/failure.ts";
import { primaryCode } from "./store-error.ts";

const retryAfterSeconds = 5;

/** The reason to report, by primary result code of SQLite, while the store cannot be used. */
const sqliteReasons: Readonly<Record<string, string>> = {
  SQLITE_BUSY: "Another process has locked the store.",
  SQLITE_PROTOCOL: "Another process has locked the store.",
  SQLITE_FULL: "The disk of the store is full.",
  SQLITE_IOERR: "The disk of the store reports an error.",
  SQLITE_READONLY: "The store is read-only.",
  SQLITE_CANTOPEN: "The store cannot be opened.",
};

/**
 * Reasons by SQLSTATE code, or by class, of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const postgresReasons: Readonly<Record<string, string>> = {
  "08": "The store cannot be reached.",
  "57P01": "The store is shutting down.",
  "57P02": "The store has crashed.",
  "57P03": "The store is starting up or shutting down.",
  "25006": "The store is read-only.",
  "53": "The server of the store is overloaded.",
  "53100": "The disk of the store is full.",
  "53300": "The store accepts no more connections.",
  "58": "The disk of the store reports an error.",
};
const writeFailures = new Set(["25006", "53100"]);
const unreachable = "The store cannot be reached.";

/** Returns the failure of calls that need the store while it cannot be used. `reason` is shown to callers. */
export const storeUnavailable = (reason: string, cause?: unknown): Failure =>
  new Failure("store_unavailable", { detail: reason, retryAfterSeconds }, { cause });

/** Translates an SQLite error that may be temporary into the failure `store_unavailable`; returns any other error unchanged. */
export function toSqliteFailure(error: unknown): unknown {
  if (!(error instanceof Error && error.name === "SqliteError" && "code" in error)) return error;
  const reason = sqliteReasons[primaryCode(String(error.code))];
  return reason === undefined ? error : storeUnavailable(reason, error);
}

/**
 * Translates a PostgreSQL error that may be temporary into the failure `store_unavailable`; returns any other error unchanged.
 * @param isLost whether there is no connection, so that any error means that the store cannot be reached.
 */
export function toPostgresFailure(error: unknown, isLost: boolean): unknown {
  const code = sqlState(error);
  const reason = postgresReasons[code] ?? postgresReasons[code.slice(0, 2)] ?? (isLost ? unreachable : undefined);
  return reason === undefined ? error : storeUnavailable(reason, error);
}

/** Whether the server rejects writes and may still accept reads. */
export const isWriteFailure = (error: unknown): boolean => writeFailures.has(sqlState(error));

/** Returns the SQLSTATE code of an error, or an empty string. */
const sqlState = (error: unknown): string =>
  error instanceof Error && "code" in error && /^[0-9A-Z]{5}$/.test(String(error.code)) ? String(error.code) : "";
