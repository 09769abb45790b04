import { escapePointer } from "../../call/argument-problems.ts";
import type { ArgumentProblem } from "../../contract/failure.ts";

/** Maximum nesting depth of the arguments of a call. */
export const maxDepth = 64;
/** Maximum length of a property name in a pointer. */
const maxNameLength = 100;

type InvalidContent = Required<Omit<ArgumentProblem, "expected">>;

/**
 * Returns whether the strings of parsed JSON must be checked. Only escapes can produce characters that UTF-8 or a store
 * cannot represent (RFC 8259, section 7). The only other invalid string is the property name `__proto__`.
 */
export const mayContainInvalidContent = (text: string): boolean => text.includes("\\u") || text.includes("__proto__");

/**
 * Finds the first part of a JSON value that no call accepts: nesting of more than `levels` levels and, with
 * `checksTexts`, the character U+0000 (which PostgreSQL cannot store), lone surrogates, and a property `__proto__`.
 * Linear in the size of the value.
 * @returns what is invalid, with its JSON pointer (RFC 6901), in which names are truncated to 100 characters; or null.
 */
export function findInvalidContent(value: unknown, checksTexts: boolean, levels = maxDepth): InvalidContent | null {
  if (typeof value === "string") return checksTexts ? checkText(value) : null;
  if (value === null || typeof value !== "object") return null;
  if (levels === 0) return tooDeep;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const invalid = findInvalidContent(value[index], checksTexts, levels - 1);
      if (invalid) return prependName(String(index), invalid);
    }
    return null;
  }
  for (const name in value) {
    const wrongName = checksTexts ? checkName(name) : null;
    if (wrongName) return wrongName;
    // Parsed JSON has only own properties, including `__proto__`.
    const part = (value as Readonly<Record<string, unknown>>)[name];
    const invalid = findInvalidContent(part, checksTexts, levels - 1);
    if (invalid) return prependName(name, invalid);
  }
  return null;
}

function prependName(name: string, invalid: InvalidContent): InvalidContent {
  return { ...invalid, pointer: `/${escapePointer(name.slice(0, maxNameLength))}${invalid.pointer}` };
}

const tooDeep: InvalidContent = {
  pointer: "",
  detail: `The value is nested more than ${maxDepth} levels deep.`,
  hint: "Send a flatter value.",
};

const fixCharacter = "Remove the character.";

function checkText(text: string): InvalidContent | null {
  if (text.includes("\0"))
    return { pointer: "", detail: "The text contains the character U+0000.", hint: fixCharacter };
  if (text.isWellFormed()) return null;
  return { pointer: "", detail: "The text contains an unpaired surrogate.", hint: fixCharacter };
}

/**
 * Returns what is invalid in a property name. The pointer is relative to the object, and contains no name except
 * `__proto__`.
 */
function checkName(name: string): InvalidContent | null {
  if (name === "__proto__")
    return {
      pointer: "/__proto__",
      detail: 'The property name "__proto__" is not allowed.',
      hint: "Remove the property.",
    };
  const invalid = checkText(name);
  return invalid && { ...invalid, detail: invalid.detail.replace("The text", "The name of a property") };
}

/**
 * Parses JSON inside a string of a call, such as an object that a client has sent as a string.
 * @throws SyntaxError for invalid JSON, and for content that a body may not contain.
 */
export function parseJsonText(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const invalid = findInvalidContent(value, mayContainInvalidContent(text));
  if (invalid) throw new SyntaxError(invalid.detail);
  return value;
}
