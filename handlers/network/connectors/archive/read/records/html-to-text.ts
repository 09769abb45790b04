const element =
  /<\/?(?:p|br|div|span|a|b|strong|i|em|u|s|ul|ol|li|h[1-6]|blockquote|pre|code|img|table|tbody|tr|td|th|hr|section|style|script)\b[^<>]*>/i;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Returns the plain text of a text that may be HTML. A text without HTML elements is returned unchanged. */
export function htmlToText(text: string): string {
  if (!text.includes("<") || !element.test(text)) return text;
  const plain = text
    .replace(/<(style|script)\b[^<>]*>[^<]*(?:<\/\1\s*>)?/gi, "")
    .replace(/\n[ \t]*/g, " ")
    .replace(/<li\b[^<>]*>/gi, "\n- ")
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li|h[1-6]|tr|ul|ol|blockquote|section|pre)\s*>/gi, "\n")
    .replace(/<\/?[a-z!][^<>]*>/gi, "")
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decodeEntity);
  // Lines are trimmed one by one, because patterns for trailing blanks take quadratic time.
  const lines = plain.split("\n").map((line) => line.trim());
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? entity;
  const isHexadecimal = name[1]?.toLowerCase() === "x";
  const code = parseInt(name.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10);
  const isCharacter = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter || code === 10 || code === 9 ? String.fromCodePoint(code) : "";
}
