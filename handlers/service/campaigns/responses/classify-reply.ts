import type { LeadOutcome } from "../../../../generated/schemas.ts";
import { replyPhrases } from "./reply-phrases.ts";

const phrases = Object.values(replyPhrases);
const negative = toPattern(phrases.flatMap((language) => language.negative));
const positive = toPattern(phrases.flatMap((language) => language.positive));
/** Automatic replies, which do not show whether the lead is interested. */
const automatic = toPattern([
  "out of office",
  "out of the office",
  "automatic reply",
  "auto-reply",
  "abwesenheitsnotiz",
  "bin nicht im buro",
  "automatische antwort",
  "absent du bureau",
  "reponse automatique",
  "fuera de la oficina",
  "respuesta automatica",
]);

/**
 * The maximum length of the beginning of a reply that is examined, in UTF-16 code units. The answer is usually at the
 * beginning.
 */
const maxLength = 2_000;

/**
 * Classifies a reply by the phrases that it contains, in English, German, French and Spanish. A reply with a negative
 * phrase is negative, one with only positive phrases is positive, and any other reply is neutral. Automatic replies are
 * neutral.
 */
export function classifyReply(text: string): LeadOutcome {
  const plain = text
    .slice(0, maxLength)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/\s+/gu, " ")
    .trimStart()
    .toLowerCase();
  if (automatic.test(plain)) return "neutral";
  if (negative.test(plain)) return "negative";
  return positive.test(plain) ? "positive" : "neutral";
}

/** Matches any of the phrases, as whole words. */
function toPattern(list: readonly string[]): RegExp {
  const escaped = list.map((phrase) => phrase.replace(/[.?+$()[\]{}|\\]/g, "\\$&").replaceAll("*", "\\p{L}*"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "u");
}
