import type { HelpHitList } from "../../../generated/schemas.ts";
import type { SearchHelpInput } from "../../../generated/tools/support/search_help.ts";
import type { CallContext } from "../../../runtime/index.ts";
import { explainNoMatches } from "../../paging/no-matches.ts";
import { searchWords } from "../../ranking/words.ts";
import { suggestWords } from "../../text/nearest-words.ts";
import { helpIndex, type HelpPage } from "./help-index.ts";

/** Finds pages of the documentation, the best first. */
export async function searchHelp(
  { surface }: Pick<CallContext, "surface">,
  { keyword, kind, limit }: SearchHelpInput,
): Promise<HelpHitList> {
  const index = helpIndex(surface);
  const find = (words: string, only: SearchHelpInput["kind"]): HelpPage[] =>
    index
      .search(words)
      .map(({ document }) => document)
      .filter((page) => only === undefined || page.kind === only);
  const found = find(keyword, kind);
  const words = new Set(searchWords(keyword));
  const data = found
    .slice(0, limit)
    .map((page) => ({ kind: page.kind, title: page.title, url: page.url, excerpt: excerptOf(page.text, words) }));
  if (data.length > 0) return { data, no_matches: null };
  const no_matches = await explainNoMatches(
    { keyword, kind },
    {
      count: async (other) => ({ count: find(other.keyword ?? keyword, other.kind).length, isExact: true }),
      nearestValues: {
        keyword: suggestWords(async () => index.documents.map(({ title, names }) => `${title} ${names}`)),
      },
      required: ["keyword"],
    },
  );
  return { data, no_matches };
}

const maxLength = 800;

/**
 * Returns the part of a text around the sentence that contains the most words of the query; the first one if there are
 * several. Following sentences are added first, then preceding ones, as long as the part is not too long.
 */
function excerptOf(text: string, words: ReadonlySet<string>): string {
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
  const counts = sentences.map((sentence) => new Set(searchWords(sentence).filter((word) => words.has(word))).size);
  let start = counts.indexOf(Math.max(...counts));
  let end = start + 1;
  const part = (from: number, to: number): string => sentences.slice(from, to).join(" ");
  const fits = (from: number, to: number): boolean => Array.from(part(from, to)).length <= maxLength;
  while (end < sentences.length && fits(start, end + 1)) end++;
  while (start > 0 && fits(start - 1, end)) start--;
  const points = Array.from(part(start, end));
  return points.length > maxLength ? `${points.slice(0, maxLength - 1).join("")}…` : points.join("");
}
