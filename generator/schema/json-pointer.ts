/** Parses a JSON pointer into its reference tokens (RFC 6901, sections 3 and 4). */
export function parsePointer(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
