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

test("names the variables once, with or without spaces", () => {
  expect(findVariables("{{first_name}} {{ company }} {{first_name}} {{custom.topic}}")).toEqual([
    "first_name",
    "company",
    "custom.topic",
  ]);
});

test.each([
  ["Hello {{first_name}} of {{ company }}, {{custom.team-size_2}}", null],
  ["no variables, one brace { and } two", null],
  ["{{firstname}} and {{custom.}}", "Unknown variables: {{firstname}}, {{custom.}}."],
  ["{{first_name | upcase}}", "Unknown variables: {{first_name | upcase}}."],
  ["{{}}", "Unknown variables: {{}}."],
  ["Hello {{first_name", "The text contains unmatched braces."],
  ["Hello first_name}}", "The text contains unmatched braces."],
])("%s", (text, problem) => {
  expect(findTemplateProblem(text)).toBe(problem);
});

test("fills each variable in once: what a lead's values hold stays text", () => {
  expect(renderText("{{title}} at {{company}} in {{industry}}", values)).toEqual({
    text: "{{company}} at $& Sons in Software",
    empty: [],
  });
});

test("leaves a gap for what is empty, and names it once", () => {
  const text = "{{headline}}|{{headline}}|{{custom.empty}}|{{custom.list}}|{{custom.constructor}}|{{custom.seats}}";
  expect(renderText(text, values)).toEqual({
    text: "|||||12",
    empty: ["headline", "custom.empty", "custom.list", "custom.constructor"],
  });
});
