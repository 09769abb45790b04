// Generated from the specification format by `npx switchboard generate`. Do not edit: change the source and run it again.
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
export const fullFormats = {
  ...formats,
  "date-time": { ...dateTime, validate: bounded(dateTime.validate) },
  regex: bounded(formats.regex),
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
