/**
 * A description for OpenAPI, where it is Markdown (OpenAPI 3.1, section 4.4), in which nothing is HTML or runs a script: tags
 * become text, links to `javascript:` no links. Everything else, code in backticks included, stays as it is.
 */
export function markdownText(value: string): string {
  return value
    .split(/((?<!`)`[^`]+`(?!`))/)
    .map((part, index) => (index % 2 === 0 ? part.replace(/<(?=[a-z/!?])/gi, "&lt;") : part))
    .join("")
    .replace(/<(?=script\b|[a-z][^>]*\bon[a-z]+\s*=)/gi, "&lt;")
    .replace(/\]\((?=\s*javascript:)/gi, "]\\(")
    .replace(/\b((?:href|src)\s*=\s*["']?\s*)javascript:/gi, "$1javascript&#58;");
}
