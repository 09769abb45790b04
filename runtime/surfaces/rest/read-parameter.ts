import type { ParameterEntry, TextType } from "../../contract/surface.ts";

/** A decimal number; "0x1f", "1e3" and " 5 " are not numbers in a path or query. */
const decimalNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Converts a path or query parameter to the types that its schema accepts: all values to an array for a list, otherwise
 * the first one. Without an entry, the parameter is a string. A text that matches no type is returned unchanged, for
 * the validator to report.
 */
export function readParameter(texts: readonly string[], entry: ParameterEntry | undefined): unknown {
  if (!entry) return texts[0];
  if ("value" in entry) return convertText(texts[0] ?? "", entry.value);
  return texts.map((text, index) => convertText(text, entry.items[index] ?? entry.items.at(-1) ?? []));
}

function convertText(text: string, types: readonly TextType[]): unknown {
  for (const type of types) {
    switch (type) {
      case "string":
        return text;
      case "boolean":
        if (text === "true" || text === "false") return text === "true";
        break;
      case "null":
        if (text === "") return null;
        break;
      case "integer":
        if (decimalNumber.test(text) && Number.isInteger(Number(text))) return Number(text);
        break;
      case "number":
        if (decimalNumber.test(text)) return Number(text);
    }
  }
  return text;
}
