import { expect, test } from "vitest";
import { messagingStyle } from "../../../../handlers/service/writing-style/messaging-style.ts";

const guideOf = (texts: readonly string[]): readonly string[] =>
  messagingStyle(
    texts.map((text, at) => ({ text, at, repliedTo: null })),
    "UTC",
    texts.length,
  ).guide;

const plain = "The numbers are in the shared folder.";
const signed = `${plain}\n\nBest regards,\nAda`;

test("the guide names the most frequent sign-off if at least a fifth of the messages have one", () => {
  const rules = (count: number) =>
    guideOf(Array.from({ length: 10 }, (_, at) => (at < count ? signed : plain))).filter((rule) => /sign/i.test(rule));
  expect(rules(10)).toEqual(['Sign off, most often with "Best regards" (100%).']);
  expect(rules(2)).toEqual(['Sign off, most often with "Best regards" (20%).']);
  expect(rules(1)).toEqual(["End without a sign-off (90%)."]);
  expect(rules(0)).toEqual(["End without a sign-off (100%)."]);
});

test("the shares of greetings and sign-offs include those that are not among the most frequent", () => {
  const greetings = ["Hi", "Hello", "Hey", "Dear Ana", "Good morning", "Hallo", "Moin", "Bonjour"];
  const signOffs = ["Best", "Best regards", "Kind regards", "Cheers", "Thanks", "Regards", "Many thanks", "Sincerely"];
  const texts = greetings.map((greeting, at) => `${greeting},\n\n${plain}\n\n${signOffs[at] ?? ""},\nAda`);
  const rules = guideOf([...texts, plain, plain]).filter((rule) => /greet|sign off/i.test(rule));
  expect(rules).toEqual([
    expect.stringMatching(/^Greet, most often with ".+" \(80%\)\.$/),
    expect.stringMatching(/^Sign off, most often with ".+" \(80%\)\.$/),
  ]);
});

test("fewer than five messages have no guide", () => {
  expect(guideOf([signed, signed, signed, signed])).toEqual([]);
});
