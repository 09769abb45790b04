/** Names that the code of serializers imports from `support.js`. */
export const serializerHelpers: readonly string[] = ["escaped", "json", "list", "literal", "member", "text", "word"];

/** What serializers call at run time, as part of `support.js`. */
export const serializerSupport = String.raw`
// Texts in which JSON escapes nothing; those with characters beyond U+FFFF are left to JSON.stringify.
const plain = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
export const escaped = (v) => (plain.test(v) ? v : JSON.stringify(v).slice(1, -1));
export const word = (v) => '"' + v + '"';
export const text = (v) => word(escaped(v));
export const literal = String;

// What no schema describes: an item is null and a member is left out where JSON has nothing for it.
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
