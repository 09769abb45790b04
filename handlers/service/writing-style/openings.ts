import { countWords, findHashtags, hasUrl, isFirstPerson, lines, prose, sentences } from "./text-measures.ts";

const greetings = [
  "hi there|hey there|hello there|hi all|hello all|hi everyone|hello everyone|hi team|hello team",
  "hi|hello|hey|dear|greetings|good morning|good afternoon|good evening|good day",
  "hej|hei|hallo|moin|guten tag|guten morgen|guten abend|sehr geehrte|sehr geehrter|liebe|lieber|servus|bonjour|bonsoir|salut|cher|chère|hola|buenos días|buenas tardes|estimado|estimada|querido|querida|olá|oi|ciao|buongiorno|caro|cara",
].join("|");
const greeting = new RegExp(`^(?:${greetings})(?![\\p{L}\\p{N}])`, "iu");
const title = "(?:(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau)\\.? )?";
const name = "(?!I(?!\\p{L}))\\p{Lu}[\\p{L}\\p{M}'’-]*";
/** The name after a greeting; it has several words only if punctuation or the end of the line follows. */
const greetedName = new RegExp(`^,? ${title}(?:${name}(?: ${name}){1,2}(?= ?[,!.:;–—]|$)|${name})`, "u");
const mark = /^ ?([,!.:–—]+)/u;

/** The greeting at the beginning of a message as written, with a placeholder: `Hi {name},`; null if there is none. */
export function messageOpening(text: string): string | null {
  const [first = ""] = lines(text);
  const [words] = greeting.exec(first) ?? [];
  if (words === undefined) return null;
  const rest = first.slice(words.length);
  const [greeted = ""] = greetedName.exec(rest) ?? [];
  const [, end = ""] = mark.exec(rest.slice(greeted.length)) ?? [];
  return `${words}${greeted === "" ? "" : " {name}"}${end}`;
}

/** Sign-offs that are followed by a name or by nothing: "Best, Maya". */
const closedSignOffs = [
  "best regards|kind regards|warm regards|many regards|regards|best wishes|warm wishes|all the best|best",
  "yours sincerely|yours faithfully|yours truly|sincerely|yours|cheers|med vänlig hälsning|vänliga hälsningar|hälsningar|mvh",
  "mit freundlichen grüßen|freundliche grüße|viele grüße|beste grüße|liebe grüße|herzliche grüße|vg|lg|cordialement|bien cordialement|bien à vous|bien à toi|à bientôt|bonne journée|amicalement|saludos cordiales|atentamente|saludos|un cordial saludo|un saludo|un abrazo|atenciosamente|abraço",
  "cordiali saluti|grazie|merci beaucoup|merci d'avance|merci|muchas gracias|gracias|vielen dank|danke|bis bald|hasta pronto|obrigado|obrigada|tack",
].join("|");
/** Sign-offs that may continue: "Thank you for yesterday". */
const openSignOffs =
  "many thanks|thanks a lot|thanks|thank you|take care|talk soon|speak soon|see you soon|see you|until then|looking forward|have a nice day|have a great day|have a good weekend";
const closedSignOff = new RegExp(`^(?:${closedSignOffs})(?![\\p{L}\\p{N}])`, "iu");
const openSignOff = new RegExp(`^(?:${openSignOffs})(?![\\p{L}\\p{N}])`, "iu");
const maxSignOffWords = 6;
const maxSignatureWords = 3;

/** The sign-off at the end of a message, capitalized and without the text after it; null without one. */
export function messageClosing(text: string): string | null {
  for (const end of sentences(text).slice(-2).reverse()) {
    const count = countWords(end);
    const found = count > maxSignOffWords ? null : findSignOff(end);
    if (found !== null) return found.charAt(0).toUpperCase() + found.slice(1).toLowerCase();
    if (count > maxSignatureWords) return null; // a shorter line may be the name below the sign-off
  }
  return null;
}

function findSignOff(end: string): string | null {
  const [closed] = closedSignOff.exec(end) ?? [];
  const isClosed = closed !== undefined && /^[\s,.!–—-]*(?:$|\p{Lu})/u.test(end.slice(closed.length));
  return isClosed ? closed : (openSignOff.exec(end)?.[0] ?? null);
}

export type PostOpening = "question" | "number" | "first_person" | "statement";

/** The kind of the first line of a post. A question is a `question` even with a number or in the first person. */
export function postOpening(text: string): PostOpening {
  const [first = ""] = lines(text);
  if (/\?["'”’)\]]*$/u.test(first)) return "question";
  if (/\p{N}/u.test(first)) return "number";
  return isFirstPerson(first) ? "first_person" : "statement";
}

export type PostClosing = "question" | "call_to_action" | "hashtags" | "link" | "statement";

/** The beginnings of calls to action in English, German, French and Spanish. */
const callToAction =
  /^(?:(?:please|bitte|merci de|por favor),? )?(?:kommentier(?:e|t|en)|schreib(?:e|t|en)?|teil(?:e|t|en)|folg(?:e|t|en)|sag(?:t|en)? (?:mir|uns)|meld(?:e|et|en)|abonnier(?:e|t|en)|lies|lest|lesen sie|registrier(?:e|t|en)|commentez|commenter|partagez|partager|suivez|abonnez|inscrivez|écrivez|dites|lisez|votez|rejoignez|contactez|comenta|comparte|sígueme|síguenos|suscríbete|regístrate|escríbeme|cuéntame|dime|lee|vota|únete|descarga|comment|share|follow|repost|tell (?:me|us)|let (?:me|us) know|write (?:to )?(?:me|us)|message me|dm me|send me|join|subscribe|sign up|register|apply|read|try|download|save this|tag|vote|check out|get in touch|reach out|come (?:and|by|to))(?![\p{L}\p{N}])/iu;

/** The kind of the last line of a post. */
export function postClosing(text: string): PostClosing {
  const last = lines(text).at(-1) ?? "";
  if (findHashtags(last).length > 0 && prose(last).trim() === "") return "hashtags";
  if (hasUrl(last)) return "link";
  if (/\?["'”’)\]]*$/u.test(prose(last).trim())) return "question";
  return callToAction.test(last) ? "call_to_action" : "statement";
}
