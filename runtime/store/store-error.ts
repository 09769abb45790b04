import { Failure } from "../contract/failure.ts";
import { sqliteFile, storeLocation } from "./store-location.ts";

/** Reports a store that cannot be used. The message states problem, location and remedy; it never contains a password. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  /** The message without the name of the setting and without the remedy. */
  readonly problem: string;

  constructor(problem: string, remedy: string, options?: ErrorOptions) {
    super(`DATABASE_URL: ${problem} ${remedy}`, options);
    this.problem = problem;
  }
}

/** Returns the problem with the store at a location, and its remedy. */
type StoreErrorText = (location: string) => readonly [problem: string, remedy: string];
type StoreErrorTexts = Readonly<Record<string, StoreErrorText>>;

const noAccess: StoreErrorText = (at) => [
  `This user has no permission to use ${at}.`,
  "Grant it permission to read and write the file and its folder.",
];
const readOnly: StoreErrorText = (at) => [`${at} is read-only.`, "Make it writable, or name another store."];
const wrongPath: StoreErrorText = (at) => [`${at} is not a valid file path.`, "Correct the path."];

/** Error codes of Node's file system, and primary result codes of SQLite (https://www.sqlite.org/rescode.html). */
const fileErrorTexts: StoreErrorTexts = {
  EACCES: noAccess,
  EPERM: noAccess,
  EROFS: readOnly,
  ENOTDIR: wrongPath,
  ELOOP: wrongPath,
  ENAMETOOLONG: wrongPath,
  ENOSPC: (at) => [`The disk that contains ${at} is full.`, "Free disk space, or move the store to another disk."],
  SQLITE_FULL: (at) => [`The disk that contains ${at} is full.`, "Free disk space, or move the store to another disk."],
  SQLITE_READONLY: readOnly,
  SQLITE_PERM: noAccess,
  SQLITE_CANTOPEN: noAccess,
  SQLITE_NOTADB: (at) => [`${at} is not an SQLite database.`, "Name another file."],
  SQLITE_CORRUPT: (at) => [`The database ${at} is damaged.`, "Restore it from a backup."],
  SQLITE_BUSY: (at) => [`Another process has locked ${at}.`, "Wait until it has finished, or stop it."],
  SQLITE_IOERR: (at) => [`The disk of ${at} reports an error.`, "Check the disk, its free space and its quota."],
};

const unreachable: StoreErrorText = (at) => [
  `Cannot connect to a PostgreSQL server at ${at}.`,
  "Start the server, or correct host and port.",
];
const unresolved: StoreErrorText = (at) => [`The host name of ${at} cannot be resolved.`, "Correct the host."];
const authenticationFailed: StoreErrorText = (at) => [
  `The server of ${at} rejects the user or the password.`,
  "Correct user and password.",
];
const untrusted: StoreErrorText = (at) => [
  `The TLS certificate of ${at} is not trusted.`,
  "Set NODE_EXTRA_CA_CERTS to the file of its certificate authority.",
];

/** Error codes of Node's sockets, and SQLSTATE codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const serverErrorTexts: StoreErrorTexts = {
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ENOTFOUND: unresolved,
  EAI_AGAIN: unresolved,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  "28P01": authenticationFailed,
  "28000": authenticationFailed,
  "3D000": (at) => [`The database ${at} does not exist.`, "Create it, or correct its name."],
  "3F000": (at) => [`${at} has no schema for new tables.`, "Create a schema, or correct the search_path."],
  "42501": (at) => [
    `The user has no permission to use ${at}.`,
    "Grant it CONNECT on the database and USAGE and CREATE on its schema.",
  ],
  "25006": readOnly,
  "53100": (at) => [`The disk of the server of ${at} is full.`, "Free disk space on the server."],
  "53300": (at) => [`The server of ${at} accepts no more connections.`, "Raise max_connections, or run fewer nodes."],
  "57P03": (at) => [`The server of ${at} is starting up or shutting down.`, "Try again later."],
};

/**
 * Translates a known error of the driver or the file system into a `StoreError`, and returns any other error unchanged. A
 * `Failure` with a cause is always translated.
 */
export function explainStoreError(error: unknown, url: string): unknown {
  if (error instanceof Failure && error.cause !== undefined) {
    const explained = explainStoreError(error.cause, url);
    if (explained instanceof StoreError) return explained;
    const [problem, remedy] =
      sqliteFile(url) === null ? unreachable(storeLocation(url)) : [error.message, "Try again."];
    return new StoreError(problem, remedy, { cause: error });
  }
  if (error instanceof AggregateError) return explainStoreError(error.errors[0], url); // one error for each address of the host
  if (!(error instanceof Error && "code" in error && typeof error.code === "string")) return error;
  const { code } = error;
  const table = sqliteFile(url) === null ? serverErrorTexts : fileErrorTexts;
  const text = table[code] ?? table[primaryCode(code)];
  if (!text) return error;
  const [problem, remedy] = text(storeLocation(url));
  return new StoreError(problem, remedy, { cause: error });
}

/** Returns the primary result code: `SQLITE_IOERR` for `SQLITE_IOERR_WRITE`. */
export const primaryCode = (code: string): string => code.split("_").slice(0, 2).join("_");
