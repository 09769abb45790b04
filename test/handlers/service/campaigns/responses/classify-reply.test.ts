import { expect, test } from "vitest";
import { classifyReply } from "../../../../../handlers/service/campaigns/responses/classify-reply.ts";
import { replyPhrases } from "../../../../../handlers/service/campaigns/responses/reply-phrases.ts";

const replies = {
  positive: [
    "Hi Maya, sounds good. Can you send me more details?",
    "I\u2019d love to chat next week!",
    "Sure, Tuesday at 10 is fine.",
    "Klingt spannend, erzählen Sie mehr.",
    "Gerne, passt mir Dienstag um 10.",
    "Volontiers, pouvez-vous m’envoyer une présentation ?",
    "Cela tombe bien, je suis intéressée.",
    "Me interesa mucho, ¿agendamos? Hablemos el lunes.",
    "Encantada, envíame la propuesta.",
  ],
  negative: [
    "Thanks, but we're not interested.",
    "Please stop messaging me.",
    "Vielen Dank, aber wir haben keinen Bedarf.",
    "Kein Interesse, danke.",
    "Non merci, nous ne sommes pas intéressés.",
    "Ce n'est pas pour nous.",
    "No me interesa, gracias.",
    "No estamos interesados por ahora.",
  ],
  neutral: [
    "I'm not sure, who are you?",
    "Who are you?",
    "Thanks for connecting.",
    "I am out of office until Monday and happy to answer then.",
    "Wer sind Sie?",
    "Merci",
    "Hola",
    "disinterested observers call it uninteresting",
    "",
  ],
} as const;

test.each(Object.entries(replies))("classifies replies in four languages: %s", (outcome, texts) => {
  for (const text of texts) expect(classifyReply(text), text).toBe(outcome);
});

test.each(Object.entries(replyPhrases))("each phrase classifies a reply that contains it: %s", (_, phrases) => {
  for (const outcome of ["negative", "positive"] as const)
    for (const phrase of phrases[outcome]) {
      const greeting = phrase.startsWith("^") ? "" : "Hello! ";
      expect(classifyReply(`${greeting}${phrase.replace(/[*^]/g, "")} Ada`), phrase).toBe(outcome);
    }
});
