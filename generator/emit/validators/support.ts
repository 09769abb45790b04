import { COMMON_DATE_TIME, COMMON_URI, DATE_TIME_FORM } from "../../schema/formats.ts";
import { MAX_STRING_LENGTH } from "../../schema/bound-input.ts";

/** The name of the function that finds two equal items of an array. */
export const FIND_DUPLICATE = "findDuplicate";

/** The names that validators import from `support.js`. */
export const validatorHelpers: readonly string[] = ["equal", FIND_DUPLICATE, "fullFormats", "ucs2length"];

/** The part of `support.js` with the functions that validators call. */
export const validatorSupport = `import * as equalModule from "ajv/dist/runtime/equal.js";
import * as ucs2lengthModule from "ajv/dist/runtime/ucs2length.js";
import * as formatsModule from "ajv-formats/dist/formats.js";

// In Node, the exports of a CommonJS module are its \`default\`; bundlers provide them directly.
const exportsOf = (module) => (module.default?.__esModule ? module.default : module);

export const equal = exportsOf(equalModule).default;
export const ucs2length = exportsOf(ucs2lengthModule).default;

// The checks of date-time and regex take 0.3 s for a string of 1 MiB: the first splits it, the second compiles it.
const bounded = (validate) => (text) => text.length <= ${MAX_STRING_LENGTH} && validate(text);
const formats = exportsOf(formatsModule).fullFormats;
const dateTime = formats["date-time"];
// ajv-formats also accepts white space between date and time, and offsets without minutes. Date.parse misreads some of these.
const parsable = (text) => ${String(DATE_TIME_FORM)}.test(text);
// Most values match a simpler expression, which takes a fraction of the time.
const commonTime = ${String(COMMON_DATE_TIME)};
const commonUri = ${String(COMMON_URI)};
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
export function ${FIND_DUPLICATE}(items) {
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
`;
