/** Thrown if specifications cannot be compared. The message says what to do. */
export class DiffError extends Error {
  override readonly name = "DiffError";
}
