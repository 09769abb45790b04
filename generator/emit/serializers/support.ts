/** The names that serializers import from `support.js`. */
export const serializerHelpers: readonly string[] = [
  "escaped",
  "foreign",
  "json",
  "list",
  "literal",
  "member",
  "text",
  "visible",
  "word",
];

/** The part of `support.js` with the functions that serializers call. */
export const serializerSupport = String.raw`
// Strings without JSON escapes and without characters beyond U+FFFF. JSON.stringify handles all others.
const plain = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
export const escaped = (v) => (plain.test(v) ? v : JSON.stringify(v).slice(1, -1));
export const word = (v) => '"' + v + '"';
export const text = (v) => word(escaped(v));
export const literal = String;

// From texts of other people, removes characters that readers cannot see: control characters except tabs and line breaks,
// bidirectional controls, zero-width and filler characters, tags, and joiners beside Latin letters. Flag emoji keep their tags.
const plainVisible =
  /^[ !#-[\]-~\u0085\u00a0-\u00ac\u00ae-\u034e\u0350-\u061b\u061d-\u115e\u1161-\u180d\u180f-\u200a\u2010-\u2027\u202f-\u205f\u2070-\u3163\u3165-\ud7ff\ue000-\ufefe\uff00-\uff9f\uffa1-\ufff8\ufffc-\uffff]*$/;
const invisible =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f})|[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u034f\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]|(?<![^\0-\u024f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\u024f])/gu;
export const visible = (v) => (plainVisible.test(v) ? v : JSON.stringify(v.replace(invisible, "$1")).slice(1, -1));
export const foreign = (v) => word(visible(v));

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
