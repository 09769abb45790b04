import type { PlannedAct } from "../../call/steps/step.ts";

/** Maximum length of the header. */
const maxLength = 4_096;
/** Maximum length of each text in an act, in UTF-16 units. */
const maxTextLength = 100;

/**
 * Writes the acts of a preview as the value of a header: a JSON array in ASCII. Shortens long texts, and truncates the
 * list if it is too long.
 */
export function writeActs(acts: readonly PlannedAct[]): string {
  let list = "";
  for (const act of acts) {
    const text = toAscii(JSON.stringify(act, shortenText));
    if (list.length + text.length + 3 > maxLength) break;
    list += list === "" ? text : `,${text}`;
  }
  return `[${list}]`;
}

const shortenText = (_name: string, value: unknown): unknown =>
  typeof value === "string" && value.length > maxTextLength ? `${value.slice(0, maxTextLength - 1)}…` : value;

const toAscii = (json: string): string =>
  json.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
