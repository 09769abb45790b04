/** The names that serializers import from `support.js`. */
export const serializerHelpers: readonly string[] = ["escaped", "json", "list", "literal", "member", "text", "word"];

/** The part of `support.js` with the functions that serializers call. */
export const serializerSupport = String.raw`
// Strings without JSON escapes. JSON.stringify handles all others, and those with characters beyond U+FFFF.
const plain = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
export const escaped = (v) => (plain.test(v) ? v : JSON.stringify(v).slice(1, -1));
export const word = (v) => '"' + v + '"';
export const text = (v) => word(escaped(v));
export const literal = String;

// Values without a schema. If JSON cannot represent a value, an item becomes null and a member is omitted.
export const json = (v) => JSON.stringify(v) ?? "null";
export const member = (key, v) => {
  const value = JSON.stringify(v);
  return value === undefined ? "" : key + value;
};

export const list = (items, print) => {
  let entries = "";
  for (const item of items) entries += entries === "" ? print(item) : "," + print(item);
  return "[" + entries + "]";
};
`;
