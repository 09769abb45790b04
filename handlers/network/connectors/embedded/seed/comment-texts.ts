import { companyComments, generalComments, generalReplies, questionReplies } from "./pools/post-texts.ts";
import type { Topic } from "./pools/topic.ts";
import { chance, pick, sample, type Rng } from "./rng.ts";

/** Common words, which do not indicate that two texts are about the same subject. */
const commonWords = new Set(
  (
    "about after again almost always another because been before best better change changed come company could does done " +
    "even ever every everybody exactly figure first from good half have hour into just know last later less like longer " +
    "made make many month more most much name never next nobody nothing often only other over part people quarter " +
    "question really reason same should since some somebody something still team than thank that their them then there " +
    "these they thing think this those three time today told took tried used very want week went were what when where " +
    "which while will with work worked worst would write year your"
  )
    .split(" ")
    .map(stemOf),
);

const stemsOfTexts = new Map<string, readonly string[]>();

/** Returns the stem of a word: without a plural ending, truncated to six letters. */
function stemOf(word: string): string {
  return word.replace(/s$/, "").slice(0, 6);
}

/** The stems of the words that carry the meaning of a text. */
function stemsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return words.map(stemOf).filter((stem) => !commonWords.has(stem));
}

/** The texts of a pool that share a word with another text. */
function related(pool: readonly string[], other: string): string[] {
  const stems = new Set(stemsOf(other));
  return pool.filter((text) => {
    const own = stemsOfTexts.get(text) ?? stemsOf(text);
    stemsOfTexts.set(text, own);
    return own.some((stem) => stems.has(stem));
  });
}

/** Chooses different comments on a post. Comments of its topic are used only if they share a word with the post. */
export function chooseComments(
  rng: Rng,
  { topic, text, isCompany }: { readonly topic: Topic; readonly text: string; readonly isCompany: boolean },
  wanted: number,
): string[] {
  if (wanted === 0) return [];
  const matching = related(topic.comments, text);
  const specific = sample(rng, matching, matching.length);
  const general = sample(rng, isCompany ? companyComments : generalComments, wanted);
  const chosen: string[] = [];
  while (chosen.length < wanted) {
    const next = chance(rng, 0.6) ? (specific.pop() ?? general.pop()) : (general.pop() ?? specific.pop());
    if (next === undefined) break;
    chosen.push(next);
  }
  return chosen;
}

/** Returns a function that chooses the author's reply to a comment, and never the same one twice under a post. */
export function createReplies(rng: Rng, topic: Topic): (comment: string) => string | null {
  const used = new Set<string>();
  return (comment) => {
    const general = comment.includes("?") ? questionReplies : generalReplies;
    const fresh = [...related(topic.replies, comment), ...general].filter((text) => !used.has(text));
    if (fresh.length === 0) return null;
    const reply = pick(rng, fresh);
    used.add(reply);
    return reply;
  };
}
