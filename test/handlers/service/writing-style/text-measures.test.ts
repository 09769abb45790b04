import { expect, test } from "vitest";
import {
  countParagraphs,
  countWords,
  endsWithQuestion,
  findEmoji,
  findHashtags,
  hasContraction,
  hasExclamation,
  hasQuestion,
  isFirstPerson,
  sentences,
} from "../../../../handlers/service/writing-style/text-measures.ts";

test.each([
  ["", 0],
  ["One", 1],
  ["It's a well-known fact, isn't it?", 6],
  ["See https://example.org/a?b=c and #hiring", 2],
  ["Tack så mycket – 3 gånger!", 5],
  ["👍 🎉", 0],
])("counts the words of %j as %i", (text, count) => {
  expect(countWords(text)).toBe(count);
});

test.each([
  ["One. Two! Three?", ["One.", "Two!", "Three?"]],
  ["Version 2.0 is out.", ["Version 2.0 is out."]],
  ['He said "no." Then he left', ['He said "no."', "Then he left"]],
  ["A line\nAnother one\n\n#tag #other", ["A line", "Another one"]],
  ["...", []],
])("finds the sentences of %j", (text, expected) => {
  expect(sentences(text)).toEqual(expected);
});

test("paragraphs are separated by empty lines", () => {
  expect(countParagraphs("One\ntwo\n\nThree\n \n\n")).toBe(2);
  expect(countParagraphs(" ")).toBe(0);
});

test("finds emoji as people see them, and no arrows, digits or signs", () => {
  expect(findEmoji("👩‍💻🇸🇪 ok 👍🏽 1️⃣ → © 7 #")).toEqual(["👩‍💻", "🇸🇪", "👍🏽", "1️⃣"]);
});

test("finds hashtags in lowercase, and no numbers or anchors", () => {
  expect(findHashtags("#Hiring and #hiring, #Ökonomie, #3 a#b https://x.example/#top #a_1")).toEqual([
    "#hiring",
    "#hiring",
    "#ökonomie",
    "#a_1",
  ]);
});

test.each([
  ["It's done", true],
  ["they’ll see", true],
  ["don't", true],
  ["I'd rather", true],
  ["the team's plan", false],
  ["let it be", false],
  ["d'accord", false],
])("detects whether %j has a contraction: %s", (text, expected) => {
  expect(hasContraction(text)).toBe(expected);
});

test.each([
  ["Tell me", true],
  ["I'm here", true],
  ["My word", true],
  ["Part i of it", false],
  ["Some more", false],
])("detects whether %j is in the first person: %s", (text, expected) => {
  expect(isFirstPerson(text)).toBe(expected);
});

test("detects questions at the end of a text and within it", () => {
  expect(endsWithQuestion("Does it fit? 🎉")).toBe(true);
  expect(endsWithQuestion('He asked: "why?"')).toBe(true);
  expect(endsWithQuestion("Does it fit? Thanks.")).toBe(false);
  expect(endsWithQuestion("What would you cut?\n\n#product")).toBe(true);
  expect(hasQuestion("Does it fit? Thanks.")).toBe(true);
  expect(hasQuestion("See https://example.org/?a=b c")).toBe(false);
});

test("exclamation marks in URLs do not count", () => {
  expect(hasExclamation("Great!")).toBe(true);
  expect(hasExclamation("https://example.org/a!b")).toBe(false);
});

test.each(["👍", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈", "👩🏽‍💻", "✌🏼", "🧑🏻‍❤️‍💋‍🧑🏿", "⛹🏿‍♀️", "👁️‍🗨️"])(
  "finds %s as one emoji, as Unicode does",
  (emoji) => {
    expect(findEmoji(`a ${emoji} b`)).toEqual(`a ${emoji} b`.match(new RegExp("\\p{RGI_Emoji}", "gv")));
  },
);

test.each(["©", "5", "#", "1\uFE0F", "\u200D"])("finds no emoji in %j", (text) => {
  expect(findEmoji(text)).toEqual([]);
});
