import type { ReadForCaller, ReadOutcome, ReadRequest } from "./read-for-caller.ts";

/** A file of an account. */
export interface AccountFile {
  readonly filename: string;
  /** The media type. */
  readonly contentType: string;
  readonly content: Buffer;
}

/** Returns a file of the context's account by its id. @throws Failure `not_found`. */
export type FileHandler<Context> = (id: string, context: Context) => Promise<AccountFile>;

/** A kind of file. */
export interface FileKind<Context> {
  /** The tool that returns the same data. Callers need one of its scopes. */
  readonly tool: string;
  readonly read: FileHandler<Context>;
}

/** Reads a file of a kind; it never rejects. */
export type ReadFile = (request: ReadRequest, kind: string, id: string) => Promise<ReadOutcome<AccountFile>>;

/** Creates the function that reads a file for a caller. */
export function createReadFile<Context>(
  readForCaller: ReadForCaller<Context>,
  files: Readonly<Record<string, FileKind<Context>>>,
): ReadFile {
  return (request, kind, id) =>
    readForCaller(request, { kind: "file", name: kind, input: { id } }, async (context) => {
      const file = files[kind];
      if (!file) throw new Error(`unknown kind of file "${kind}"`);
      return file.read(id, context);
    });
}
