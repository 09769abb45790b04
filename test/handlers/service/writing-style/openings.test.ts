import { expect, test } from "vitest";
import {
  messageClosing,
  messageOpening,
  postClosing,
  postOpening,
} from "../../../../handlers/service/writing-style/openings.ts";

test.each([
  ["Hi Ana, thank you", "Hi {name},"],
  ["Hello Ana Lind Berg!\nHow are you", "Hello {name}!"],
  ["Hi Ana thank you for coming, see you", "Hi {name}"],
  ["hey ana, thanks", "hey"],
  ["Hi I am Maya", "Hi"],
  ["Hi there, what a day", "Hi there,"],
  ["Hi all", "Hi all"],
  ["Dear Dr. O’Neil,", "Dear {name},"],
  ["Good morning, Ana.", "Good morning {name}."],
  ["Hej Åsa – tack", "Hej {name}–"],
  ["History repeats itself", null],
  ["Thank you, Ana", null],
  ["", null],
])("finds the greeting of %j: %j", (text, expected) => {
  expect(messageOpening(text)).toBe(expected);
});

test.each([
  ["It is done.\n\nBest regards,\nMaya Lindholm", "Best regards"],
  ["It is done. cheers", "Cheers"],
  ["See the page.\nBest, Maya", "Best"],
  ["I thought about it. Best of luck with it", null],
  ["We are set. See you on Monday.", "See you"],
  ["That helped.\nThank you, Sarah.", "Thank you"],
  ["Thank you for the talk, it was the best I have heard.", null],
  ["Thanks for it.\nI will read the whole page tonight", null],
  ["Yours is better.", null],
  ["", null],
])("finds the sign-off of %j: %j", (text, expected) => {
  expect(messageClosing(text)).toBe(expected);
});

test.each([
  ["Have you ever waited 9 weeks?\nWe have.", "question"],
  ["9 weeks of waiting.\nI counted.", "number"],
  ["I waited.", "first_person"],
  ["Waiting is work.\nI know.", "statement"],
])("classifies the first line of %j as %s", (text, expected) => {
  expect(postOpening(text)).toBe(expected);
});

test.each([
  ["Text.\n\nWhat do you think?", "question"],
  ["Text.\n\nWhat do you think? #work", "question"],
  ["Text?\n\n#work #life", "hashtags"],
  ["Text.\nRead it: https://example.org/a", "link"],
  ["Text.\nTell me what you think.", "call_to_action"],
  ["Text.\nThe reading room is open.", "statement"],
])("classifies the last line of %j as %s", (text, expected) => {
  expect(postClosing(text)).toBe(expected);
});
