import { plainVisible } from "./visible-text.ts";

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
  "visibleJson",
  "visibleStrings",
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

// Texts of other people. Those that are visible and need no escapes are recognized immediately.
const plainVisible =
  ${plainVisible};
export const visible = (v) => (plainVisible.test(v) ? v : JSON.stringify(visibleText(v)).slice(1, -1));
export const foreign = (v) => word(visible(v));

// Values without a known form. A value that JSON cannot represent becomes null in a list and is omitted from an object.
export const json = (v) => JSON.stringify(v) ?? "null";
export const visibleStrings = (_, v) => (typeof v === "string" ? visibleText(v) : v);
export const visibleJson = (v) => JSON.stringify(v, visibleStrings) ?? "null";
export const member = (key, v, replacer) => {
  const value = JSON.stringify(v, replacer);
  return value === undefined ? "" : key + value;
};

export const list = (items, print) => {
  let entries = "";
  for (const item of items) entries += entries === "" ? print(item) : "," + print(item);
  return "[" + entries + "]";
};
`;
