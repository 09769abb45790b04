/**
 * Returns whether a text matches a pattern; undefined if the pattern does not compile. Documents of other services may
 * contain such patterns.
 */
export function matches(pattern: string, text: string): boolean | undefined {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return undefined;
  }
}
