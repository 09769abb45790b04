import { Failure } from "../../runtime/index.ts";

/** A character that a reader can see. U+2800 is a Braille pattern without dots. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** Whether a text contains only spaces and invisible characters. */
export const isInvisible = (text: string): boolean => !visible.test(text);

/**
 * Refuses texts that contain only spaces and invisible characters.
 * @param texts by argument, or by a path in an argument such as `poll/question`; null and undefined are accepted.
 * @throws Failure `invalid_arguments` with each blank text.
 */
export function refuseBlank(texts: Readonly<Record<string, string | null | undefined>>): void {
  const blank = Object.entries(texts).filter(([, text]) => typeof text === "string" && isInvisible(text));
  if (blank.length === 0) return;
  const errors = blank.map(([name]) => ({
    pointer: `/${name}`,
    detail: "The text is blank.",
    expected: "at least one visible character",
  }));
  throw new Failure("invalid_arguments", { errors });
}

/** Names the items of a list for `refuseBlank`. */
export const itemsOf = (name: string, items: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(items.map((item, index) => [`${name}/${index}`, item]));
