/**
 * Escapes HTML tags and `javascript:` links of a description, because descriptions in OpenAPI are Markdown (OpenAPI 3.1,
 * section 4.4). In code in backticks, only script tags, event handlers and `javascript:` links are escaped.
 * Everything else is unchanged.
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
