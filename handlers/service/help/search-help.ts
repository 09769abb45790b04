import type { HelpHit } from "../../../generated/schemas.ts";
import type { SearchHelpInput } from "../../../generated/tools/support/search_help.ts";
import type { CallContext } from "../../../runtime/index.ts";
import { searchWords } from "../../ranking/words.ts";
import { helpIndex } from "./help-index.ts";

/** Finds pages of the documentation, the best first. */
export function searchHelp({ surface }: Pick<CallContext, "surface">, input: SearchHelpInput): { data: HelpHit[] } {
  const words = new Set(searchWords(input.keyword));
  const data = helpIndex(surface)
    .search(input.keyword)
    .filter(({ document }) => input.kind === undefined || document.kind === input.kind)
    .slice(0, input.limit)
    .map(({ document: { kind, title, url, text } }) => ({ kind, title, url, excerpt: excerptOf(text, words) }));
  return { data };
}

const maxLength = 300;

/** Returns the sentence that contains the most words of the query; the first one if there are several. */
function excerptOf(text: string, words: ReadonlySet<string>): string {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/u).filter((sentence) => sentence.trim() !== "");
  const counts = sentences.map((sentence) => new Set(searchWords(sentence).filter((word) => words.has(word))).size);
  const best = sentences[counts.indexOf(Math.max(...counts))] ?? "";
  const points = Array.from(best.trim());
  return points.length > maxLength ? `${points.slice(0, maxLength - 1).join("")}…` : points.join("");
}
