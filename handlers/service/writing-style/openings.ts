import { countWords, findHashtags, hasAddress, isFirstPerson, lines, prose, sentences } from "./text-measures.ts";

const greetings = [
  "hi there|hey there|hello there|hi all|hello all|hi everyone|hello everyone|hi team|hello team",
  "hi|hello|hey|dear|greetings|good morning|good afternoon|good evening|good day",
  "hej|hei|hallo|moin|guten tag|liebe|lieber|bonjour|salut|cher|chère|hola|buenos días|estimado|estimada|olá|oi|ciao|buongiorno|caro|cara",
].join("|");
const greeting = new RegExp(`^(?:${greetings})(?![\\p{L}\\p{N}])`, "iu");
const title = "(?:(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau)\\.? )?";
const name = "(?!I(?!\\p{L}))\\p{Lu}[\\p{L}\\p{M}'’-]*";
/** Whom a greeting greets, several words only when a mark or the line's end follows. */
const greeted = new RegExp(`^,? ${title}(?:${name}(?: ${name}){1,2}(?= ?[,!.:;–—]|$)|${name})`, "u");
const mark = /^ ?([,!.:–—]+)/u;

/** The greeting that a message begins with, `Hi {name},`, as it was written; null when it begins without one. */
export function messageOpening(text: string): string | null {
  const [first = ""] = lines(text);
  const [words] = greeting.exec(first) ?? [];
  if (words === undefined) return null;
  const rest = first.slice(words.length);
  const [whom = ""] = greeted.exec(rest) ?? [];
  const [, end = ""] = mark.exec(rest.slice(whom.length)) ?? [];
  return `${words}${whom === "" ? "" : " {name}"}${end}`;
}

/** Sign-offs that go on with a name or not at all: "Best, Maya". */
const closedSignOffs = [
  "best regards|kind regards|warm regards|many regards|regards|best wishes|warm wishes|all the best|best",
  "yours sincerely|yours faithfully|yours truly|sincerely|yours|cheers|med vänlig hälsning|vänliga hälsningar|hälsningar|mvh",
  "mit freundlichen grüßen|viele grüße|beste grüße|cordialement|bien à vous|saludos|un saludo|atenciosamente|abraço",
  "cordiali saluti|grazie|merci|gracias|obrigado|obrigada|tack",
].join("|");
/** Sign-offs that may go on: "Thank you for yesterday". */
const openSignOffs =
  "many thanks|thanks a lot|thanks|thank you|take care|talk soon|speak soon|see you soon|see you|until then|looking forward|have a nice day|have a great day|have a good weekend";
const closedSignOff = new RegExp(`^(?:${closedSignOffs})(?![\\p{L}\\p{N}])`, "iu");
const openSignOff = new RegExp(`^(?:${openSignOffs})(?![\\p{L}\\p{N}])`, "iu");
const longestSignOff = 6;
const longestSignature = 3;

/** The sign-off that a message ends with, with a capital and without what follows it; null when it ends without one. */
export function messageClosing(text: string): string | null {
  for (const end of sentences(text).slice(-2).reverse()) {
    const count = countWords(end);
    const found = count > longestSignOff ? null : findSignOff(end);
    if (found !== null) return found.charAt(0).toUpperCase() + found.slice(1).toLowerCase();
    if (count > longestSignature) return null; // else it may be the name below the sign-off
  }
  return null;
}

function findSignOff(end: string): string | null {
  const [closed] = closedSignOff.exec(end) ?? [];
  const isClosed = closed !== undefined && /^[\s,.!–—-]*(?:$|\p{Lu})/u.test(end.slice(closed.length));
  return isClosed ? closed : (openSignOff.exec(end)?.[0] ?? null);
}

export type PostOpening = "question" | "number" | "first_person" | "statement";

/** What kind of line a post begins with; a question is one whatever else is in it. */
export function postOpening(text: string): PostOpening {
  const [first = ""] = lines(text);
  if (/\?["'”’)\]]*$/u.test(first)) return "question";
  if (/\p{N}/u.test(first)) return "number";
  return isFirstPerson(first) ? "first_person" : "statement";
}

export type PostClosing = "question" | "call_to_action" | "hashtags" | "link" | "statement";

const callToAction =
  /^(?:please )?(?:comment|share|follow|repost|tell (?:me|us)|let (?:me|us) know|write (?:to )?(?:me|us)|message me|dm me|send me|join|subscribe|sign up|register|apply|read|try|download|save this|tag|vote|check out|get in touch|reach out|come (?:and|by|to))(?![\p{L}\p{N}])/iu;

/** What kind of line a post ends with. */
export function postClosing(text: string): PostClosing {
  const last = lines(text).at(-1) ?? "";
  if (findHashtags(last).length > 0 && prose(last).trim() === "") return "hashtags";
  if (hasAddress(last)) return "link";
  if (/\?["'”’)\]]*$/u.test(prose(last).trim())) return "question";
  return callToAction.test(last) ? "call_to_action" : "statement";
}
