/** Parses a JSON pointer into its reference tokens (RFC 6901, sections 3 and 4). */
export function parsePointer(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Returns the JSON pointer with the given reference tokens (RFC 6901, section 3). */
export function printPointer(tokens: readonly string[]): string {
  return tokens.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
