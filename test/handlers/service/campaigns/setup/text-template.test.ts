import { expect, test } from "vitest";
import {
  findTemplateProblem,
  findVariables,
  renderText,
  type LeadValues,
} from "../../../../../handlers/service/campaigns/setup/text-template.ts";

const values: LeadValues = {
  fields: {
    first_name: "Ana",
    last_name: "Ruiz",
    name: "Ana Ruiz",
    headline: "",
    title: "{{company}}",
    company: "$& Sons",
    industry: " Software ",
    location: "Lisbon",
  },
  custom: { topic: "builds", seats: 12, empty: "", list: ["x"] },
};

test("returns each variable once, with or without spaces", () => {
  expect(findVariables("{{first_name}} {{ company }} {{first_name}} {{custom.topic}}")).toEqual([
    "first_name",
    "company",
    "custom.topic",
  ]);
});

test.each([
  ["Hello {{first_name}} of {{ company }}, {{custom.team-size_2}}", null],
  ["no variables, one brace { and } two", null],
  ["{{firstname}} and {{custom.}}", "Unknown variables: {{firstname}} (character 1), {{custom.}} (character 19)."],
  ["{{first_name | upcase}}", "Unknown variables: {{first_name | upcase}} (character 1)."],
  ["{{}}", "Unknown variables: {{}} (character 1)."],
  ["{{name}}, {{first_name", "The text contains unmatched braces (character 11)."],
  ["Hello first_name}}", "The text contains unmatched braces (character 17)."],
])("%s", (text, problem) => {
  expect(findTemplateProblem(text)).toBe(problem);
});

test("replaces each variable once, without interpreting the values of a lead", () => {
  expect(renderText("{{title}} at {{company}} in {{industry}}", values)).toEqual({
    text: "{{company}} at $& Sons in Software",
    empty: [],
  });
});

test("removes an empty variable, and reports it once", () => {
  const text = "{{headline}}|{{headline}}|{{custom.empty}}|{{custom.list}}|{{custom.constructor}}|{{custom.seats}}";
  expect(renderText(text, values)).toEqual({
    text: "|||||12",
    empty: ["headline", "custom.empty", "custom.list", "custom.constructor"],
  });
});
