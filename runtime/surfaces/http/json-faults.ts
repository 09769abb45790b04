import { escapePointer } from "../../call/argument-problems.ts";
import type { ArgumentProblem } from "../../contract/failure.ts";

/** How many levels of objects and arrays the arguments of a call may have. */
export const maxDepth = 64;
/** Of one property name in a pointer, which a caller may choose as long as a body. */
const maxNameLength = 100;

type Fault = Required<Omit<ArgumentProblem, "expected">>;

/**
 * Whether the texts and names of parsed JSON have to be checked: escapes are the only way in which JSON can write what UTF-8
 * or a store cannot contain (RFC 8259, section 7).
 */
export const mayContainFaults = (text: string): boolean => text.includes("\\u") || text.includes("__proto__");

/**
 * Finds the first place of a parsed JSON value that no call accepts: more than `levels` levels of nesting and, where
 * `checksTexts`, the character U+0000, which PostgreSQL stores in no text, half of a surrogate pair, and a property
 * `__proto__`. Linear in the size of the value; recursion ends with the levels.
 * @returns the place as a JSON pointer (RFC 6901) from the value, names in it cut to 100 characters; null for a value
 *   without a fault.
 */
export function findFault(value: unknown, checksTexts: boolean, levels = maxDepth): Fault | null {
  if (typeof value === "string") return checksTexts ? textFault(value) : null;
  if (value === null || typeof value !== "object") return null;
  if (levels === 0) return tooDeep;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const fault = findFault(value[index], checksTexts, levels - 1);
      if (fault) return below(String(index), fault);
    }
    return null;
  }
  for (const name in value) {
    const wrongName = checksTexts ? nameFault(name) : null;
    if (wrongName) return wrongName;
    // Parsed JSON has own properties only, `__proto__` included.
    const part = (value as Readonly<Record<string, unknown>>)[name];
    const fault = findFault(part, checksTexts, levels - 1);
    if (fault) return below(name, fault);
  }
  return null;
}

function below(name: string, fault: Fault): Fault {
  return { ...fault, pointer: `/${escapePointer(name.slice(0, maxNameLength))}${fault.pointer}` };
}

const tooDeep: Fault = {
  pointer: "",
  detail: `The value is nested more than ${maxDepth} levels deep.`,
  hint: "Send a flatter value.",
};

const fixCharacter = "Remove the character.";

function textFault(text: string): Fault | null {
  if (text.includes("\0"))
    return { pointer: "", detail: "The text contains the character U+0000.", hint: fixCharacter };
  if (text.isWellFormed()) return null;
  return { pointer: "", detail: "The text contains half of a surrogate pair.", hint: fixCharacter };
}

/** A name that cannot be written in a pointer is reported at its object. */
function nameFault(name: string): Fault | null {
  if (name === "__proto__")
    return { pointer: "/__proto__", detail: 'No property may be named "__proto__".', hint: "Remove the property." };
  const fault = textFault(name);
  return fault && { ...fault, detail: fault.detail.replace("The text", "The name of a property") };
}

/**
 * Parses JSON inside a text of a call, such as an object that a client sends as a string.
 * @throws SyntaxError for text that is not JSON, or that a body may not contain.
 */
export function parseJsonText(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const fault = findFault(value, mayContainFaults(text));
  if (fault) throw new SyntaxError(fault.detail);
  return value;
}
