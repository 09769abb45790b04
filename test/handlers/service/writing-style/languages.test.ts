import { expect, test } from "vitest";
import { describeLanguages, detectLanguage } from "../../../../handlers/service/writing-style/languages.ts";
import { messageClosing, messageOpening, postClosing } from "../../../../handlers/service/writing-style/openings.ts";
import { isFirstPerson } from "../../../../handlers/service/writing-style/text-measures.ts";

test.each([
  ["Thanks for the call, I will send you the report on Monday.", "en"],
  ["Danke für das Gespräch, ich schicke dir den Bericht am Montag.", "de"],
  ["Merci pour cet échange, je vous envoie le rapport avec les chiffres.", "fr"],
  ["Gracias por la llamada, te envío el informe con los datos el lunes.", "es"],
  ["Tack!", null],
  ["42", null],
])("the language of %j is %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test("counts the languages of texts, the most frequent first", () => {
  const texts = ["Ich bin nicht da.", "Das ist für dich.", "This is for you.", "?"];
  expect(describeLanguages(texts)).toEqual([
    { text: "de", count: 2, share: 0.5 },
    { text: "en", count: 1, share: 0.25 },
  ]);
});

test.each([
  ["Sehr geehrte Frau Weber,\nich melde mich morgen.\nMit freundlichen Grüßen\nJonas", "Sehr geehrte {name},"],
  ["Bonsoir Camille,\nmerci pour le document.\nBien cordialement, Paul", "Bonsoir {name},"],
  ["Buenas tardes Lucía,\ngracias por tu mensaje.\nUn abrazo, Marta", "Buenas tardes {name},"],
])("finds greeting and sign-off of %j", (text, opening) => {
  expect(messageOpening(text)).toBe(opening);
  expect(["Mit freundlichen grüßen", "Bien cordialement", "Un abrazo"]).toContain(messageClosing(text));
});

test.each([
  ["Heute habe ich mein Projekt beendet.", true],
  ["Das Projekt ist für alle da.", false],
  ["J'ai terminé mon projet avec vous.", true],
  ["Le projet est pour nous.", false],
  ["Hoy terminé mi proyecto con los demás.", true],
  ["Meet on Mon at nine, this is the plan.", false],
])("whether %j is in the first person singular: %s", (text, isFirst) => {
  expect(isFirstPerson(text)).toBe(isFirst);
});

test.each(["Schreibt mir gern eine Nachricht.", "Partagez votre avis.", "Cuéntame tu experiencia."])(
  "%j is a call to action",
  (line) => {
    expect(postClosing(`A text\n${line}`)).toBe("call_to_action");
  },
);
