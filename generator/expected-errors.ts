import { SpecMissingError } from "./generate-folder.ts";
import { LockedError } from "./lock.ts";
import { NotAFolderError } from "./read-folder.ts";
import { RenameError } from "./rename/target.ts";

const EXPECTED = [SpecMissingError, LockedError, NotAFolderError, RenameError];

/**
 * Whether an error needs only its message, because its cause is outside the program: the folder, the arguments, another
 * process or the file system.
 */
export function isExpected(error: unknown): error is Error {
  return EXPECTED.some((known) => error instanceof known) || isSystemError(error);
}

/** Checks for an error of the file system, such as a denied permission. Its message contains the path. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error;
}
