// Generated from the specification format by `npx switchboard generate`. Do not edit: change the source and run it again.
import { visibleText } from "./visible-text.js";
import * as equalModule from "ajv/dist/runtime/equal.js";
import * as ucs2lengthModule from "ajv/dist/runtime/ucs2length.js";
import * as formatsModule from "ajv-formats/dist/formats.js";

// In Node, the exports of a CommonJS module are its `default`; bundlers provide them directly.
const exportsOf = (module) => (module.default?.__esModule ? module.default : module);

export const equal = exportsOf(equalModule).default;
export const ucs2length = exportsOf(ucs2lengthModule).default;

// The checks of date-time and regex take 0.3 s for a string of 1 MiB: the first splits it, the second compiles it.
const bounded = (validate) => (text) => text.length <= 2000 && validate(text);
const formats = exportsOf(formatsModule).fullFormats;
const dateTime = formats["date-time"];
// ajv-formats also accepts white space between date and time, and offsets without minutes. Date.parse misreads some of these.
const parsable = (text) => /^[\d-]+t[\d:.]+(?:z|[+-]\d\d:?\d\d)$/i.test(text);
// Most values match a simpler expression, which takes a fraction of the time.
const commonTime = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;
const commonUri = /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~!$&'()*+,;=:@/-]*)?(?:\?[\w.~!$&'()*+,;=:@/?-]*)?$/;
export const fullFormats = {
  ...formats,
  "date-time": {
    ...dateTime,
    validate: bounded((text) => commonTime.test(text) || (parsable(text) && dateTime.validate(text))),
  },
  regex: bounded(formats.regex),
  uri: (text) => commonUri.test(text) || formats.uri(text),
};

/** Returns the index of the first repeated item and that of the equal earlier item, or null. Takes linear time. */
export function findDuplicate(items) {
  if (items.length < 2) return null;
  const found = new Map();
  let structures;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    const isStructure = item !== null && typeof item === "object";
    const seen = isStructure ? (structures ??= new Map()) : found;
    const key = isStructure ? canonicalText(item) : item;
    const earlier = seen.get(key);
    if (earlier !== undefined) return [index, earlier];
    seen.set(key, index);
  }
  return null;
}

/** Serializes a value as JSON with sorted keys, so that equal values have equal texts. */
function canonicalText(value) {
  return JSON.stringify(value, (_key, part) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

// Strings without JSON escapes and without characters beyond U+FFFF. JSON.stringify handles all others.
const plain = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
export const escaped = (v) => (plain.test(v) ? v : JSON.stringify(v).slice(1, -1));
export const word = (v) => '"' + v + '"';
export const text = (v) => word(escaped(v));
export const literal = String;

// Texts of other people. Those that are visible and need no escapes are recognized immediately.
const plainVisible =
  /^[ !#-[\]-~\u0085\u00a0-\u00ac\u00ae-\u034e\u0350-\u061b\u061d-\u115e\u1161-\u17b3\u17b6-\u180a\u1810-\u200a\u2010-\u2029\u202f-\u205f\u2070-\u3163\u3165-\ud7ff\ue000-\ufdff\ufe10-\ufefe\uff00-\uff9f\uffa1-\uffef\ufffc-\uffff]*$/;
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
